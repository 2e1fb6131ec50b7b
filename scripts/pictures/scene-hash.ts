import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PictureRow } from './picture-table.ts';

function importedFiles(source: string): string[] {
  return [...source.matchAll(/^\s*from ([\w.]+) import/gm)]
    .map(([, name = '']) => `art/${name.replaceAll('.', '/')}.py`)
    .filter((file) => existsSync(file));
}

/** The module of the scene and everything it imports from art/. */
export function sceneFiles(scene: string): string[] {
  const files = [`art/scenes/${scene}.py`];
  for (const file of files) {
    for (const found of importedFiles(readFileSync(file, 'utf8'))) {
      if (!files.includes(found)) files.push(found);
    }
  }
  return files.sort();
}

function hashOf(start: string, files: string[]): string {
  const hash = createHash('sha256').update(start);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export function sceneHash(row: PictureRow): string {
  const files = [...sceneFiles(row.scene), ...(row.cut ? ['art/mask.py'] : [])];
  return hashOf(JSON.stringify(row), files);
}

/** Hash of the files that decide how all pictures are rendered, whatever they show. */
export function recipeHash(): string {
  return hashOf('', ['art/render.py', 'art/studio/develop.py']);
}
