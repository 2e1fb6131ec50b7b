import { readFileSync } from 'node:fs';

export interface PictureRow {
  scene: string;
  size: [number, number];
  /** In pixels, ascending. All are scaled from one rendering. */
  widths: [number, ...number[]];
  with?: Record<string, unknown>;
  exposure?: number;
  png?: boolean;
  /** Whether the page's color shows through its ground (art/mask.py). */
  cut?: boolean;
}

export function pictureTable(): Record<string, PictureRow> {
  return JSON.parse(readFileSync('art/pictures.json', 'utf8'));
}

export function pictureSize({ size: [x, y] }: PictureRow, width: number) {
  return { width, height: Math.round((width * y) / x) };
}

export function fullSize(row: PictureRow) {
  return pictureSize(row, Math.max(...row.widths));
}
