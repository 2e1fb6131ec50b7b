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
/** In each build: what it was made from, and its files with their sizes. */
const record = '.set-up';
/** The build of the last set-up, for whoever starts a server or tests by hand. */
const current = 'current';
const kept = 3;
/** Of each running command that was given a build: a file with the name of that build. */
const users = '.setup/users';

/** The newest first. */
const builds = () =>
  readdirSync(root)
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse();

/** Whether the build was made from this, and nothing is missing since. */
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

/** Puts a new build in place whole, or not at all. */
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
  // What Windows lets everybody make has no relative target, and is not replaced.
  const isWindows = process.platform === 'win32';
  symlinkSync(isWindows ? resolve(root, name) : name, link, 'junction');
  if (isWindows) rmSync(join(root, current), { force: true });
  renameSync(link, join(root, current));
}

/** What was left half made goes too, and what was built before builds had folders of their own. */
function removeOld(name) {
  const used = runningIn(users).map((user) => readFileSync(join(users, user), 'utf8'));
  const stay = [current, name, ...used, ...builds().slice(0, kept)];
  for (const old of readdirSync(root).filter((entry) => !stay.includes(entry))) {
    try {
      rmSync(join(root, old), { recursive: true });
    } catch {
      // A bundler whose set-up was killed may still write there: then the next build removes it.
    }
  }
}

/**
 * The folder with the pages for this fingerprint. A build is never written to again (docs/decisions/0057).
 * @param make writes the pages into a new folder
 * @param isFresh whether to build anew in any case
 */
export function buildFor(fingerprint, make, isFresh) {
  mkdirSync(root, { recursive: true });
  const found = isFresh ? undefined : builds().find((name) => isWhole(name, fingerprint));
  const name = found ?? build(fingerprint, make);
  makeCurrent(name);
  if (!found) removeOld(name);
  return resolve(root, name);
}

/** Keeps the build while the process runs. */
export function keepFor(pid, folder) {
  const user = nameOf(pid);
  mkdirSync(users, { recursive: true });
  if (user) writeFileSync(join(users, user), basename(folder));
}
