import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** Writes a file whose name contains a hash of its content. Returns its URL path. */
export type WriteAsset = (name: string, extension: string, text: string) => string;

/** Eight hexadecimal digits of a SHA-256. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export function assetWriter(client: string): WriteAsset {
  return (name, extension, text) => {
    const path = `/assets/${name}-${shortHash(text)}.${extension}`;
    writeFileSync(client + path, text);
    return path;
  };
}
