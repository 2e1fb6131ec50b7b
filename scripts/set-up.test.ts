import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  hashes,
  nodePackage,
  startClone,
  toolchain,
} from '../tests/support/faults/set-up-clone.ts';
import { whyNoMounts, withMount } from '../tests/support/server/server.ts';

test('set-up prints a line for each step, and only the first time', async () => {
  const clone = await startClone();
  const first = await clone.run('cli/hello.mjs');
  expect(first.stderr).toMatch(
    /^Fetching Node 1\.0\.0 and npm 1\.0\.0 … [\d.]+ s\nInstalling [^\n]* … [\d.]+ s\n$/,
  );
  expect(first).toMatchObject({ status: 0, stdout: 'hello\n' });
  const second = await clone.run('cli/hello.mjs');
  expect(second).toMatchObject({ status: 0, stdout: 'hello\n', stderr: '' });
  expect(clone.calls()).toEqual(['install --omit=dev']);
  expect(clone.has(`node_modules/${nodePackage}/include`)).toBe(false);
});

test('the packages for checks and tests are installed for the first command that needs them, and kept', async () => {
  const clone = await startClone();
  await clone.run('cli/hello.mjs');
  const first = await clone.run('--tools');
  expect(first.stderr).toMatch(/^Installing what checks and tests need [^\n]* s\n$/);
  for (const target of ['--tools', 'cli/hello.mjs'])
    expect(await clone.run(target)).toMatchObject({ status: 0, stderr: '' });
  expect(clone.calls()).toEqual(['install --omit=dev', 'install --include=dev']);
  clone.write('.npmrc', '# other');
  await clone.run('cli/hello.mjs');
  expect(clone.calls().slice(2)).toEqual(['install --include=dev']);
});

test('after kill -9 while packages for tests are added, the packages of a running server stay', async () => {
  const clone = await startClone();
  await clone.run('cli/hello.mjs');
  clone.write('node_modules/of-the-site', '');
  clone.write('killed', '');
  expect((await clone.run('--tools')).signal).toBe('SIGKILL');
  rmSync(join(clone.folder, 'killed'));
  expect(await clone.run('cli/hello.mjs')).toMatchObject({ stdout: 'hello\n', stderr: '' });
  expect(clone.has('node_modules/half')).toBe(true);
  expect((await clone.run('--tools')).status).toBe(0);
  expect(clone.has('node_modules/half')).toBe(false);
  expect(clone.has('node_modules/of-the-site')).toBe(true);
});

test('after kill -9 during an installation, the packages are reinstalled', async () => {
  const clone = await startClone();
  clone.write('killed', '');
  expect((await clone.run('cli/hello.mjs')).signal).toBe('SIGKILL');
  expect(clone.has('node_modules/half')).toBe(true);
  rmSync(join(clone.folder, 'killed'));
  const again = await clone.run('cli/hello.mjs');
  expect(again).toMatchObject({ status: 0, stdout: 'hello\n' });
  expect(again.stderr).toMatch(/^Removing packages [^\n]* s\nInstalling [^\n]* s\n$/);
  expect(clone.has('node_modules/half')).toBe(false);
  expect(await clone.run('cli/hello.mjs')).toMatchObject({ stdout: 'hello\n', stderr: '' });
});

test('set-up waits for an npm that outlived an earlier set-up', async () => {
  const clone = await startClone();
  for (const name of ['killed', 'outlives']) clone.write(name, '');
  expect((await clone.run('cli/hello.mjs')).signal).toBe('SIGKILL');
  rmSync(join(clone.folder, 'killed'));
  const { folder: cwd, env } = clone;
  const again = spawn(process.execPath, ['scripts/set-up.mjs', 'cli/hello.mjs'], { cwd, env });
  const ended = once(again, 'exit');
  onTestFinished(async () => {
    rmSync(join(cwd, 'outlives'), { force: true });
    await ended;
  });
  let said = '';
  again.stderr.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toBe('Waiting for another set-up in this folder …\n');
  expect(clone.has('node_modules/half')).toBe(true);
  rmSync(join(cwd, 'outlives'));
  expect(await ended).toEqual([0, null]);
  expect(clone.has('node_modules/half')).toBe(false);
});

test('a read-only folder is reported in one sentence', async ({ skip }) => {
  skip(whyNoMounts() !== undefined, whyNoMounts());
  const { folder, env } = await startClone();
  const readOnly = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0"';
  const command = [process.execPath, 'scripts/set-up.mjs', 'cli/hello.mjs'];
  const [program = '', ...words] = withMount(folder, readOnly, command);
  const { status, stderr } = spawnSync(program, words, { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `Nothing can be written at ${folder} (EROFS). Make this folder writable for you, or copy it to one that is.\n`,
  ]);
});

test('an unwritable HOME is reported in one sentence, before anything is installed', async () => {
  const clone = await startClone();
  // This fails even for root, who may write anywhere else.
  clone.env.HOME = '/dev/null';
  for (const cache of [undefined, '/dev/null/.npm']) {
    // npm passes its cache's path to what it runs.
    if (cache) clone.env.npm_config_cache = cache;
    else delete clone.env.npm_config_cache;
    expect(await clone.run('cli/hello.mjs')).toMatchObject({
      status: 1,
      stderr:
        'npm cannot write its cache at /dev/null/.npm (ENOTDIR). Set HOME to a folder of your own that exists.\n',
    });
  }
  expect(clone.has('calls')).toBe(false);
});

test.each([0, 1])('with a wrong hash, package %i is neither installed nor run', async (index) => {
  const other = `sha512-${Buffer.alloc(64).toString('base64')}`;
  const clone = await startClone({ pinned: hashes.with(index, other) });
  for (let times = 0; times < 2; times += 1) {
    const { status, stderr } = await clone.run('cli/hello.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain('EINTEGRITY');
    expect(stderr).toContain(other);
    expect(stderr).toContain(hashes[index]);
    expect(stderr).not.toContain('    at ');
    expect(clone.has(`.setup/node_modules/${toolchain[index]}`)).toBe(false);
    expect(clone.has('calls') || clone.has('node_modules')).toBe(false);
  }
});

test('a machine for which there is no Node gets an error that says so', async () => {
  const clone = await startClone();
  clone.write('package-lock.json', '{ "packages": {} }');
  const { status, stderr } = await clone.run('cli/hello.mjs');
  expect([status, stderr]).toEqual([
    1,
    `package-lock.json has no ${nodePackage}, the Node for this kind of machine\n`,
  ]);
});

test('a failed step shows its output, and runs again the next time', async () => {
  const clone = await startClone();
  const first = await clone.run('--build');
  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(
    /Building the pages … failed after [\d.]+ s\nnoise of the bundler\n$/,
  );
  expect((await clone.run('--build')).stderr).toContain('Building the pages … failed');
});
