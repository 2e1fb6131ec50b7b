import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Encoding } from './accept-encoding.ts';

export interface Body {
  etag: string;
  size: number;
  read(): Buffer | Promise<Buffer>;
}

export type Bodies = Partial<Record<Encoding, Body>> & { identity: Body };

export function bodiesInMemory(file: string): Bodies {
  const compressed = (suffix: string) =>
    existsSync(file + suffix) ? bodyInMemory(file + suffix) : undefined;
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  return { ...(br && { br }), ...(gzip && { gzip }), identity: bodyInMemory(file) };
}

const bodyInMemory = (file: string) => bodyOf(readFileSync(file));

export function bodyOf(bytes: Buffer): Body {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { etag: `"${hash}"`, size: bytes.length, read: () => bytes };
}

/** Concurrent requests share one read and one copy of the bytes, however slow their clients are. */
export function bodyOnDisk(file: string): Body {
  const { size, mtime } = statSync(file);
  let reading: Promise<Buffer> | undefined;
  // Refer to the memory and not to the Buffer, because a response to a range request holds another view.
  let latest: WeakRef<ArrayBufferLike> | undefined;
  async function read(): Promise<Buffer> {
    try {
      const { buffer } = new Uint8Array(await readFile(file));
      latest = new WeakRef(buffer);
      return Buffer.from(buffer);
    } finally {
      reading = undefined;
    }
  }
  return {
    etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    size,
    read() {
      const buffer = latest?.deref();
      if (buffer) return Buffer.from(buffer);
      reading ??= read();
      return reading;
    },
  };
}
