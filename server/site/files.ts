import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Bodies, bodiesInMemory, bodyOnDisk } from './bodies.ts';

/** A built file that is not a page. */
export interface BuiltFile {
  path: string;
  type: string;
  modifiedAt: Date;
  bodies: Bodies;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Not served under their file names: pages have their own URLs, the others are encodings of files. */
const isApart = (name: string) => /\.(html|br|gz)$/.test(name);

/** Pictures are read on request: they are nine tenths of the bytes, and requested far less often than the rest. */
const isPicture = (name: string) => /\.(avif|png|webp)$/.test(name);

export function readFiles(root: string): BuiltFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isApart(entry.name))
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = `/${relative(root, file).replaceAll(sep, '/')}`;
      return {
        path,
        type: types[extname(name)] ?? 'application/octet-stream',
        modifiedAt: statSync(file).mtime,
        bodies: isPicture(name) ? { identity: bodyOnDisk(file) } : bodiesInMemory(file),
      };
    });
}
