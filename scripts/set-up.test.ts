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
import { afterAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../tests/support/test-app.ts';

const { platform, arch, execPath } = process;
const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
const nodePackage = `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
const specs = [`${nodePackage}@1.0.0`, 'npm@1.0.0'];
const tarballs = specs.map((spec) => `${spec.replace('@', '-')}.tgz`);

/** Copies tarballs, and installs this Node. */
const fakeNpm = `
const { appendFileSync, copyFileSync, mkdirSync, symlinkSync } = require('node:fs');
const [command, ...args] = process.argv.slice(2);
appendFileSync('calls', command + ' ');
console.log('noise of npm ' + command);
if (command === 'pack') {
  for (const name of ${JSON.stringify(tarballs)}) copyFileSync('tarballs/' + name, '.setup/' + name);
} else {
  mkdirSync('node_modules/${nodePackage}/bin', { recursive: true });
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

const hashes = [
  pack(nodePackage, 'bin/node', `#!/bin/sh\nexec '${execPath}' "$@"\n`),
  pack('npm', 'bin/npm-cli.js', fakeNpm),
];

/**
 * A clone with a build and a command of our own.
 * @param pinned the hashes that the tarballs are expected to have; undefined leaves one out
 */
async function startClone(pinned: readonly (string | undefined)[]) {
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
  write('scripts/build.ts', 'console.log("noise of the bundler"); process.exit(3);');
  write('npm.js', fakeNpm);
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js') };
  return {
    run: (target: string) =>
      spawnSync(execPath, ['scripts/set-up.mjs', target], { cwd: folder, env, encoding: 'utf8' }),
    calls: () => readFileSync(join(folder, 'calls'), 'utf8'),
    has: (path: string) => existsSync(join(folder, path)),
  };
}

test('set-up shows a line for each step, and only the first time', async () => {
  const clone = await startClone(hashes);
  const first = clone.run('cli/hello.mjs');
  expect(first.stderr).toMatch(
    /^Fetching Node 1\.0\.0 and npm 1\.0\.0 … [\d.]+ s\nInstalling [^\n]* … [\d.]+ s\n$/,
  );
  expect(first).toMatchObject({ status: 0, stdout: 'hello\n' });
  const second = clone.run('cli/hello.mjs');
  expect(second).toMatchObject({ status: 0, stdout: 'hello\n', stderr: '' });
  expect(clone.calls()).toBe('pack install ');
});

test.each([0, 1])('with tarball %i changed nothing of it is installed or run', async (index) => {
  const clone = await startClone(hashes.map((hash, at) => (at === index ? 'other' : hash)));
  for (const calls of ['pack ', 'pack pack ']) {
    const { status, stderr } = clone.run('cli/hello.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain(`${specs[index]} is not what it was when it was pinned`);
    expect(stderr).toContain('expected: other');
    expect(stderr).toContain(`found:    ${hashes[index]}`);
    expect(stderr).not.toContain('    at ');
    expect(clone.calls()).toBe(calls);
    expect(clone.has(`.setup/${tarballs[index]}`)).toBe(false);
    expect(clone.has('.setup/node_modules') || clone.has('node_modules')).toBe(false);
  }
});

test('a Node without a pin is refused before anything is fetched', async () => {
  const clone = await startClone([undefined, hashes[1]]);
  const { status, stderr } = clone.run('cli/hello.mjs');
  expect(status).toBe(1);
  expect(stderr).toContain(`toolchain.json pins no ${specs[0]}, only npm@1.0.0\n`);
  expect(clone.has('calls')).toBe(false);
});

test('a step that fails shows all that it wrote, and is done again the next time', async () => {
  const clone = await startClone(hashes);
  const first = clone.run('--build');
  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(
    /Building the pages … failed after [\d.]+ s\nnoise of the bundler\n$/,
  );
  expect(clone.run('--build').stderr).toContain('Building the pages … failed');
});
