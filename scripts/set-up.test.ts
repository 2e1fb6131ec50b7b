import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../tests/support/test-app.ts';

const { platform, arch, execPath } = process;
const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
const nodePackage = `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
const specs = [`${nodePackage}@1.0.0`, 'npm@1.0.0'];

/** Packs files that hold their own names, and installs this Node and itself. */
const fakeNpm = `
const { appendFileSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
const [command, ...args] = process.argv.slice(2);
appendFileSync('calls', command + ' ');
console.log('noise of npm ' + command);
if (command === 'pack') {
  for (const spec of ${JSON.stringify(specs)}) writeFileSync('.setup/' + spec.replace('@', '-') + '.tgz', spec);
} else {
  const modules = args.includes('--prefix') ? '.setup/node_modules/' : 'node_modules/';
  const bin = modules + '${nodePackage}/bin/';
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, bin + 'node');
  mkdirSync(modules + 'npm/bin', { recursive: true });
  copyFileSync(__filename, modules + 'npm/bin/npm-cli.js');
}
`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A clone with a build and a command of our own.
 * @param pinned what the tarballs are expected to hold; undefined leaves the pin out
 */
async function startClone(pinned: readonly (string | undefined)[]) {
  const folder = await temporaryDirectory();
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ['scripts', 'cli']) mkdirSync(join(folder, name));
  cpSync('scripts/set-up.mjs', join(folder, 'scripts/set-up.mjs'));
  cpSync('scripts/set-up', join(folder, 'scripts/set-up'), { recursive: true });
  const pins = pinned.flatMap((text, index) =>
    text === undefined ? [] : [[specs[index], sha256(text)]],
  );
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
  const clone = await startClone(specs);
  const first = clone.run('cli/hello.mjs');
  expect(first.stderr).toMatch(
    /^Fetching Node 1\.0\.0 and npm 1\.0\.0 … [\d.]+ s\nInstalling [^\n]* … [\d.]+ s\n$/,
  );
  expect(first).toMatchObject({ status: 0, stdout: 'hello\n' });
  const second = clone.run('cli/hello.mjs');
  expect(second).toMatchObject({ status: 0, stdout: 'hello\n', stderr: '' });
  expect(clone.calls()).toBe('pack install install ');
});

test.each([0, 1])('with tarball %i changed nothing of it is installed or run', async (index) => {
  const clone = await startClone(specs.map((spec, at) => (at === index ? 'other' : spec)));
  for (const calls of ['pack ', 'pack pack ']) {
    const { status, stderr } = clone.run('cli/hello.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain(`${specs[index]} is not what it was when it was pinned`);
    expect(stderr).toContain(`expected: ${sha256('other')}`);
    expect(stderr).toContain(`found:    ${sha256(specs[index] ?? '')}`);
    expect(stderr).not.toContain('    at ');
    expect(clone.calls()).toBe(calls);
    expect(clone.has('.setup/node_modules') || clone.has('node_modules')).toBe(false);
  }
});

test('a Node without a pin is refused before anything is fetched', async () => {
  const clone = await startClone([undefined, 'npm@1.0.0']);
  const { status, stderr } = clone.run('cli/hello.mjs');
  expect(status).toBe(1);
  expect(stderr).toContain(`toolchain.json pins no ${specs[0]}, only npm@1.0.0\n`);
  expect(clone.has('calls')).toBe(false);
});

test('a step that fails shows all that it wrote, and is done again the next time', async () => {
  const clone = await startClone(specs);
  const first = clone.run('--build');
  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(
    /Building the pages … failed after [\d.]+ s\nnoise of the bundler\n$/,
  );
  expect(clone.run('--build').stderr).toContain('Building the pages … failed');
});
