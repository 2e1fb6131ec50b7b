import { expect, test } from 'vitest';
import { hashes, specs, startClone, tarballs } from '../tests/support/set-up-clone.ts';

test('set-up shows a line for each step, and only the first time', async () => {
  const clone = await startClone();
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
  const clone = await startClone({
    pinned: hashes.map((hash, at) => (at === index ? 'other' : hash)),
  });
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
  const clone = await startClone({ pinned: [undefined, hashes[1]] });
  const { status, stderr } = clone.run('cli/hello.mjs');
  expect(status).toBe(1);
  expect(stderr).toContain(`toolchain.json pins no ${specs[0]}, only npm@1.0.0\n`);
  expect(clone.has('calls')).toBe(false);
});

test('a step that fails shows all that it wrote, and is done again the next time', async () => {
  const clone = await startClone();
  const first = clone.run('--build');
  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(
    /Building the pages … failed after [\d.]+ s\nnoise of the bundler\n$/,
  );
  expect(clone.run('--build').stderr).toContain('Building the pages … failed');
});
