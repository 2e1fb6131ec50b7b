import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of files and folders, to which the caller may add. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update('\0').update(readFileSync(path));
    }
  };
  for (const path of paths) add(path);
  return hash;
}

/** Runs `make` unless the file `stamp` records a run for the same sources. */
export function unlessCurrent(stamp, fingerprint, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(stamp, { force: true });
  make();
  writeFileSync(stamp, fingerprint);
}
