import { readFileSync } from 'node:fs';

/** One row of art/pictures.json: which scene a picture shows, and how. */
export interface PictureRow {
  /** A module of art/scenes. */
  scene: string;
  /** Aspect ratio. */
  size: [number, number];
  /** Output widths in pixels, ascending. All are scaled from one rendering. */
  widths: [number, ...number[]];
  /** Arguments of the scene's function. */
  with?: Record<string, unknown>;
  /** Exposure correction in stops. */
  exposure?: number;
  /** Also saved as art/NAME.png, for share pictures. */
  png?: boolean;
}

export function pictureTable(): Record<string, PictureRow> {
  return JSON.parse(readFileSync('art/pictures.json', 'utf8'));
}

/** Size in pixels of the file with this width. */
export function pictureSize({ size: [x, y] }: PictureRow, width: number) {
  return { width, height: Math.round((width * y) / x) };
}

/** Size in pixels of the largest file. */
export function fullSize(row: PictureRow) {
  return pictureSize(row, Math.max(...row.widths));
}
