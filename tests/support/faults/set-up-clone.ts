import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { temporaryDirectory } from '../server/test-app.ts';

const { platform, arch, execPath } = process;
const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
export const nodePackage = `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
/** The packages that set-up fetches, both in version 1.0.0. */
export const toolchain = [nodePackage, 'npm'] as const;
const realNpm = resolve('.setup/node_modules/npm/bin/npm-cli.js');

/** Installs this Node. If there is a file `killed`, it kills the set-up that runs it, and a little later itself. */
const fakeNpm = `
const { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const [command, , dev] = process.argv.slice(2);
appendFileSync('calls', command + ' ' + dev + '\\n');
console.log('noise of npm ' + command);
for (const part of ['bin', 'include']) mkdirSync('node_modules/${nodePackage}/' + part, { recursive: true });
if (dev === '--omit=dev') rmSync('node_modules/half', { force: true });
if (existsSync('killed')) {
  writeFileSync('node_modules/half', '');
  process.kill(process.ppid, 'SIGKILL');
  while (existsSync('outlives')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  process.kill(process.pid, 'SIGKILL');
}
const node = 'node_modules/${nodePackage}/bin/node';
if (!existsSync(node)) symlinkSync(process.execPath, node);
`;

const packed = mkdtempSync(join(tmpdir(), 'packed-'));

/** Packs a stand-in for Node or npm. Returns its hash in the form that lock files use. */
function pack(name: string, file: string, content: string): string {
  const folder = join(packed, name);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  writeFileSync(join(folder, file), content, { mode: 0o755 });
  execFileSync(execPath, [realNpm, 'pack', '--pack-destination', packed], {
    cwd: folder,
    stdio: 'pipe',
  });
  const tarball = readFileSync(join(packed, `${name}-1.0.0.tgz`));
  return `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
}

export const hashes = [
  pack(nodePackage, 'bin/node', `#!/bin/sh\nexec '${execPath}' "$@"\n`),
  pack('npm', 'bin/npm-cli.js', fakeNpm),
];

/** Serves only these two packages. */
const registry = createServer(({ url = '' }, response) => {
  const name = url.slice(1);
  if (name.endsWith('.tgz')) return response.end(readFileSync(join(packed, name)));
  const dist = { tarball: `${registryUrl}/${name}-1.0.0.tgz` };
  response.end(JSON.stringify({ name, versions: { '1.0.0': { name, version: '1.0.0', dist } } }));
}).listen(0, '127.0.0.1');
await once(registry, 'listening');
const registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
afterAll(() => {
  registry.close();
  rmSync(packed, { recursive: true });
});

const failingBuild = 'console.log("noise of the bundler"); process.exit(3);';

interface CloneOptions {
  /** The hashes that Node and npm are expected to have. */
  pinned?: readonly string[];
  /** Source of scripts/build.ts. */
  build?: string;
}

/** Makes a clone with a build and a command of our own. */
export async function startClone({ pinned = hashes, build = failingBuild }: CloneOptions = {}) {
  const folder = await temporaryDirectory();
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ['scripts', 'cli']) mkdirSync(join(folder, name));
  cpSync('scripts/set-up.mjs', join(folder, 'scripts/set-up.mjs'));
  cpSync('scripts/set-up', join(folder, 'scripts/set-up'), { recursive: true });
  const [integrity, npmIntegrity = ''] = pinned;
  const npmHash = Buffer.from(npmIntegrity.replace('sha512-', ''), 'base64').toString('hex');
  const packageManager = `npm@1.0.0+sha512.${npmHash}`;
  write('package.json', JSON.stringify({ packageManager }));
  const packages = { [`node_modules/${nodePackage}`]: { version: '1.0.0', integrity } };
  write('package-lock.json', JSON.stringify({ packages }));
  write('cli/hello.mjs', 'console.log("hello");');
  write('scripts/build.ts', build);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    npm_execpath: realNpm,
    npm_config_registry: registryUrl,
    npm_config_cache: join(folder, 'npm-cache'),
    // npm would fetch a package with a wrong hash again after 10 and 60 s.
    npm_config_fetch_retries: '0',
  };
  return {
    folder,
    env,
    write,
    async run(target: string) {
      const child = spawn(execPath, ['scripts/set-up.mjs', target], { cwd: folder, env });
      const [stdout, stderr, [status, signal]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { status, signal, stdout, stderr };
    },
    /** Calls of the fetched npm, one line each. */
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
    has: (path: string) => existsSync(join(folder, path)),
  };
}
