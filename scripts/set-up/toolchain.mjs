import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { unlessCurrent } from './fingerprint.mjs';
import { runQuietly, SetUpProblem, step } from './step.mjs';

const folder = resolve('.setup');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const windows = process.platform === 'win32';

/** Unlike the package `node`, this one has no install script. */
const nodePackage = (() => {
  const platform = windows ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
})();
/** This is the form that Corepack reads. */
const [, npmVersion, npmHash] = /^npm@(.+)\+sha512\.([0-9a-f]+)$/.exec(manifest.packageManager);

export const nodeFolder = resolve('node_modules', nodePackage);
export const projectNode = nodeIn(resolve('node_modules'));

function nodeIn(modules) {
  return join(modules, nodePackage, 'bin', windows ? 'node.exe' : 'node');
}

export const pinnedNpm = [
  nodeIn(join(folder, 'node_modules')),
  join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
];

/** @throws a sentence on what to do; npm would print a stack trace */
export function expectNpmCache() {
  // npm sets this variable.
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

function firstNpm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/** Lists Node as a required dependency, so that npm fails if it cannot fetch it or if its hash differs. */
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

/** Other versions of npm or Node silently skip or replace packages that require newer ones. */
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
