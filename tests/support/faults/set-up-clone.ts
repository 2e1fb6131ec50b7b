import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { temporaryDirectory } from '../server/test-app.ts';

const { platform, arch, execPath } = process;
const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
const nodePackage = `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
export const specs = [`${nodePackage}@1.0.0`, 'npm@1.0.0'];
export const tarballs = specs.map((spec) => `${spec.replace('@', '-')}.tgz`);

/** Copies tarballs, and installs this Node; where there is a file `killed` it kills its set-up, and ends a little later. */
const fakeNpm = `
const { appendFileSync, copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const [command, ...args] = process.argv.slice(2);
appendFileSync('calls', command + ' ');
console.log('noise of npm ' + command);
if (command === 'pack') {
  for (const name of ${JSON.stringify(tarballs)}) copyFileSync('tarballs/' + name, '.setup/' + name);
} else {
  mkdirSync('node_modules/${nodePackage}/bin', { recursive: true });
  if (existsSync('killed')) {
    writeFileSync('node_modules/half', '');
    process.kill(process.ppid, 'SIGKILL');
    while (existsSync('outlives')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    process.kill(process.pid, 'SIGKILL');
  }
  symlinkSync(process.execPath, 'node_modules/${nodePackage}/bin/node');
}
`;

const packed = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(packed, { recursive: true }));

/** Packs what stands for Node or npm. */
function pack(name: string, file: string, text: string): string {
  const folder = join(packed, name);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  writeFileSync(join(folder, file), text, { mode: 0o755 });
  const npm = resolve('.setup/node_modules/npm/bin/npm-cli.js');
  execFileSync(execPath, [npm, 'pack', '--pack-destination', packed], {
    cwd: folder,
    stdio: 'pipe',
  });
  return createHash('sha256')
    .update(readFileSync(join(packed, `${name}-1.0.0.tgz`)))
    .digest('hex');
}

export const hashes = [
  pack(nodePackage, 'bin/node', `#!/bin/sh\nexec '${execPath}' "$@"\n`),
  pack('npm', 'bin/npm-cli.js', fakeNpm),
];

const failingBuild = 'console.log("noise of the bundler"); process.exit(3);';

interface CloneOptions {
  /** The hashes that the tarballs are expected to have; undefined leaves one out. */
  pinned?: readonly (string | undefined)[];
  /** Of scripts/build.ts. */
  build?: string;
}

/** A clone with a build and a command of our own. */
export async function startClone({ pinned = hashes, build = failingBuild }: CloneOptions = {}) {
  const folder = await temporaryDirectory();
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ['scripts', 'cli']) mkdirSync(join(folder, name));
  cpSync('scripts/set-up.mjs', join(folder, 'scripts/set-up.mjs'));
  cpSync('scripts/set-up', join(folder, 'scripts/set-up'), { recursive: true });
  cpSync(packed, join(folder, 'tarballs'), { recursive: true });
  const pins = specs.map((spec, index) => [spec, pinned[index]]);
  write('scripts/set-up/toolchain.json', JSON.stringify(Object.fromEntries(pins)));
  const optionalDependencies = { [nodePackage]: '1.0.0' };
  write('package.json', JSON.stringify({ packageManager: specs[1], optionalDependencies }));
  write('cli/hello.mjs', 'console.log("hello");');
  write('scripts/build.ts', build);
  write('npm.js', fakeNpm);
  const env: NodeJS.ProcessEnv = { ...process.env, npm_execpath: join(folder, 'npm.js') };
  return {
    folder,
    env,
    write,
    run: (target: string) =>
      spawnSync(execPath, ['scripts/set-up.mjs', target], { cwd: folder, env, encoding: 'utf8' }),
    calls: () => readFileSync(join(folder, 'calls'), 'utf8'),
    has: (path: string) => existsSync(join(folder, path)),
  };
}
