import { readFileSync } from 'node:fs';

/** One row of art/pictures.json: which scene a picture shows, and how. */
export interface PictureRow {
  /** A module of art/scenes. */
  scene: string;
  /** The proportions. */
  size: [number, number];
  /** Widths in pixels that are kept, smallest first; the last one is rendered. */
  widths: [number, ...number[]];
  /** What the scene's function is called with. */
  with?: Record<string, unknown>;
  /** In stops, when the film is developed. */
  exposure?: number;
  /** Of light per pixel, where the usual 32 leave grain: fine bokeh, say. */
  samples?: number;
  /** Also kept as art/NAME.png, for what the build draws upon it. */
  png?: boolean;
}

export function pictureTable(): Record<string, PictureRow> {
  return JSON.parse(readFileSync('art/pictures.json', 'utf8'));
}

/** Width and height in pixels of the file that is `width` wide. */
export function pictureSize({ size: [x, y] }: PictureRow, width: number) {
  return { width, height: Math.round((width * y) / x) };
}

/** Width and height in pixels of the picture as it is rendered. */
export function fullSize(row: PictureRow) {
  return pictureSize(row, Math.max(...row.widths));
}
