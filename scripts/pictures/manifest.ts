import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface PictureEntry {
  widths: number[];
  width: number;
  height: number;
  /** Mean color, as #rrggbb. */
  colour: string;
  /** Hash of the scene (scene-hash.ts). If it differs, the picture is wrong. */
  hash: string;
  /** Hash of the renderer's settings. If it differs, the picture could be better. */
  recipe?: string;
}

export const folder = 'public/p';
export const formats = ['avif', 'webp'] as const;
const file = 'art/manifest.json';

export function readManifest(): Record<string, PictureEntry> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes the manifest sorted by name, in Biome's format. */
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
