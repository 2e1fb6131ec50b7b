import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Facts about the files of one picture. */
export interface PictureEntry {
  widths: number[];
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The picture's mean color, as #rrggbb. */
  colour: string;
  /** Hash of its scene (scene-hash.ts); the picture is wrong if this differs. */
  hash: string;
  /** Hash of the recipe that it was rendered by; if this differs, the picture can be improved. */
  recipe?: string;
}

/** `folder` contains one file per picture, width and format: NAME-WIDTH.avif, NAME-WIDTH.webp. */
export const folder = 'public/p';
export const formats = ['avif', 'webp'] as const;
const file = 'art/manifest.json';

export function readManifest(): Record<string, PictureEntry> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** JSON sorted by name, formatted as Biome formats it. */
export function writeManifest(manifest: Record<string, PictureEntry>): void {
  const names = Object.keys(manifest).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, manifest[name]]));
  const text = JSON.stringify(sorted, null, 2).replaceAll(/\[\s+([\d,\s]+?)\s+\]/g, (_, list) => {
    return `[${list.replaceAll(/,\s+/g, ', ')}]`;
  });
  writeFileSync(file, `${text}\n`);
}

export function pictureFile(name: string, width: number, format: (typeof formats)[number]): string {
  return `${folder}/${name}-${width}.${format}`;
}
