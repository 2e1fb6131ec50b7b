import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** Writes a file named after its content, and returns its address. */
export type WriteAsset = (name: string, extension: string, text: string) => string;

/** Eight hexadecimal digits. */
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
