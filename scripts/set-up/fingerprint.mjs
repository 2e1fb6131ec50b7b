import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

export function hashOf(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of paths.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash;
}

export function unlessCurrent(stamp, fingerprint, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(stamp, { force: true });
  make();
  writeFileSync(stamp, fingerprint);
}
