import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { filesIn } from './fingerprint.mjs';
import { nameOf, runningIn } from './processes.mjs';

const root = 'build';
/** A file in each build, with its fingerprint, and its files with their sizes. */
const record = '.set-up';
/** A link to the newest build, for servers and tests that are started by hand. */
const current = 'current';
const kept = 3;
/** Has a file for each running command that uses a build: its name is the process, its content is the build. */
const users = '.setup/users';

const builds = () =>
  readdirSync(root)
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse();

function isWhole(name, fingerprint) {
  try {
    const made = JSON.parse(readFileSync(join(root, name, record), 'utf8'));
    return (
      made.fingerprint === fingerprint &&
      Object.entries(made.files).every(
        ([file, size]) => statSync(join(root, name, file)).size === size,
      )
    );
  } catch {
    return false;
  }
}

/** Renames the folder once it is complete, so that no other process sees an incomplete build. */
function build(fingerprint, make) {
  const part = join(root, `part-${nameOf(process.pid)}`);
  mkdirSync(part);
  make(part);
  const files = filesIn(part).map((file) => [relative(part, file), statSync(file).size]);
  writeFileSync(
    join(part, record),
    JSON.stringify({ fingerprint, files: Object.fromEntries(files) }),
  );
  const name = new Date().toISOString().replaceAll(':', '-');
  renameSync(part, join(root, name));
  return name;
}

function makeCurrent(name) {
  const link = join(root, 'next');
  rmSync(link, { force: true });
  // On Windows, only junctions need no privilege. Their targets are absolute, and rename does not replace them.
  const isWindows = process.platform === 'win32';
  symlinkSync(isWindows ? resolve(root, name) : name, link, 'junction');
  if (isWindows) rmSync(join(root, current), { force: true });
  renameSync(link, join(root, current));
}

/** Also removes incomplete builds. */
function removeOld(name) {
  const used = runningIn(users).map((user) => readFileSync(join(users, user), 'utf8'));
  const stay = [current, name, ...used, ...builds().slice(0, kept)];
  for (const old of readdirSync(root).filter((entry) => !stay.includes(entry))) {
    try {
      rmSync(join(root, old), { recursive: true });
    } catch {
      // A bundler whose set-up was killed may still be writing there. The next build removes it.
    }
  }
}

/** Returns the pages' folder, and never writes to an existing one (docs/decisions/0057). `isFresh` forces a build. */
export function buildFor(fingerprint, make, isFresh) {
  mkdirSync(root, { recursive: true });
  const found = isFresh ? undefined : builds().find((name) => isWhole(name, fingerprint));
  const name = found ?? build(fingerprint, make);
  makeCurrent(name);
  if (!found) removeOld(name);
  return resolve(root, name);
}

export function keepFor(pid, folder) {
  const user = nameOf(pid);
  mkdirSync(users, { recursive: true });
  if (user) writeFileSync(join(users, user), basename(folder));
}
