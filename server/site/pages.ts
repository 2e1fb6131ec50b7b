import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A prerendered page, ready to send: read once, compressed and hashed at build. */
export interface BuiltPage {
  path: string;
  scriptHashes: string[];
  styleHashes: string[];
  bodies: Record<Encoding, { bytes: Buffer; etag: string }>;
}

const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

function readPageList(directory: string): Omit<BuiltPage, 'bodies'>[] {
  try {
    return JSON.parse(readFileSync(join(directory, 'pages.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`${directory}/pages.json cannot be read: run "npm run build" first`, { cause });
  }
}

/** Reads every page that scripts/after-build.ts listed in `directory`. */
export function readPages(directory: string): BuiltPage[] {
  return readPageList(directory).map((page) => {
    const body = (encoding: Encoding) => {
      const file = `index.html${suffix[encoding]}`;
      const bytes = readFileSync(join(directory, 'client', page.path, file));
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { bytes, etag: `"${hash}"` };
    };
    return {
      ...page,
      bodies: { br: body('br'), gzip: body('gzip'), identity: body('identity') },
    };
  });
}

/** `br;q=0` is a refusal (RFC 9110, 12.5.3). */
const takes = (name: string) => new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\b`);
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

/** The best of our three encodings that the client takes. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (takesBrotli.test(acceptEncoding)) return 'br';
  return takesGzip.test(acceptEncoding) ? 'gzip' : 'identity';
}
