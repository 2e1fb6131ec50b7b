import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const block = 512;

/**
 * Unpacks the tarball of an npm package whose hash was checked. The first npm would need 20 s for this, because it
 * reads Node's tarball several times.
 */
export function unpack(tarball, folder) {
  const bytes = gunzipSync(readFileSync(tarball));
  for (let at = 0; bytes[at]; ) {
    const field = (start, length) =>
      bytes.toString('utf8', at + start, at + start + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const type = field(156, 1);
    const path = [field(345, 155), field(0, 100)].filter(Boolean).join('/');
    if (type === '0') {
      // npm packs everything below package/.
      const file = join(folder, path.slice(path.indexOf('/') + 1));
      const mode = Number.parseInt(field(100, 8), 8);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes.subarray(at + block, at + block + size), { mode });
    } else if (type !== '5') {
      throw new Error(`${tarball} has an entry of type ${type}, which is neither file nor folder`);
    }
    at += block + Math.ceil(size / block) * block;
  }
}
