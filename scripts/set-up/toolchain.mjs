import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { unlessCurrent } from './fingerprint.mjs';
import { runQuietly, SetUpProblem, step } from './step.mjs';

const folder = resolve('.setup');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const windows = process.platform === 'win32';

/** The package on npm that holds Node for this platform: it has no install script, unlike `node`. */
const nodePackage = (() => {
  const platform = windows ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
})();
/** With its SHA-512, in the form that Corepack reads too. */
const [, npmVersion, npmHash] = /^npm@(.+)\+sha512\.([0-9a-f]+)$/.exec(manifest.packageManager);

/** The package of the project's Node, once the packages are installed. */
export const nodeFolder = resolve('node_modules', nodePackage);
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

/** @returns a lock file in which Node is not optional: npm refuses what has another hash, or cannot be had */
function toolchainLock() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = packages[`node_modules/${nodePackage}`];
  if (!locked) {
    const what = 'the Node for this kind of machine';
    throw new SetUpProblem(`package-lock.json has no ${nodePackage}, ${what}`);
  }
  const { version, resolved, integrity } = locked;
  const npmIntegrity = `sha512-${Buffer.from(npmHash, 'hex').toString('base64')}`;
  return {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { [nodePackage]: version, npm: npmVersion } },
      [`node_modules/${nodePackage}`]: { version, resolved, integrity },
      'node_modules/npm': { version: npmVersion, integrity: npmIntegrity },
    },
  };
}

/**
 * Brings the pinned Node and npm into .setup/. An older npm, or npm on an older Node, silently skips or replaces
 * packages that require a newer one, so these two install the rest.
 */
export function bringToolchain() {
  const lock = toolchainLock();
  const text = JSON.stringify(lock);
  unlessCurrent(join(folder, 'node_modules', '.set-up'), text, () => {
    const { dependencies } = lock.packages[''];
    const [node, npm] = Object.values(dependencies);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
    writeFileSync(join(folder, 'package-lock.json'), text);
    const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    step(`Fetching Node ${node} and npm ${npm}`, () =>
      runQuietly(join(folder, 'toolchain.log'), firstNpm(...args)),
    );
  });
}
