import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../tests/support/test-app.ts';

test('a wrong SITE_URL is refused before the build begins, with every problem listed', () => {
  // Without a PATH the framework's build could not be found: it is not reached.
  const env = { SITE_URL: 'ftp://locksmith.example/path', PORT: 'x', PATH: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(`The configuration has problems:
  PORT: must be a whole number
  SITE_URL: must be a URL that starts with http:// or https://
  SITE_URL: must be an origin: scheme, host and port, nothing after them
`);
});

test('a fact of the owner that cannot be shown is refused before the build begins', () => {
  const markup = `registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith('/content/en/owner-facts.ts')) return loaded;
      const source = String(loaded.source).replace(/(tripFee: string = ).*;/, "$1'<b>None</b>';");
      return { ...loaded, source };
    },
  })`;
  const hooks = `data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module'; ${markup}`)}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hooks, 'scripts/build.ts'],
    { env: { PATH: '' }, encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'content/en/owner-facts.ts: tripFee holds markup; it is shown as plain text\n',
  });
});

test('prerendering leaves the generated types alone: two builds at once would take them from each other', async () => {
  const root = await temporaryDirectory();
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'package.json'), '{ "dependencies": { "@react-router/node": "8" } }');
  for (const name of ['root.jsx', 'routes.js', 'entry.client.jsx', 'entry.server.jsx'])
    writeFileSync(join(root, 'app', name), 'export default [];');
  const plugin = reactRouter().find(({ name }) => name === 'react-router');
  const preview = { command: 'serve', mode: 'production', isPreview: true };
  await callHook(plugin?.config, { root }, preview);
  // Waits for the types, if any are being written.
  await callHook(plugin?.buildEnd);
  expect(existsSync(join(root, '.react-router'))).toBe(false);
});

async function callHook(hook: unknown, ...parameters: object[]): Promise<void> {
  if (typeof hook !== 'function') throw new Error('React Router begins and ends in another way');
  await Reflect.apply(hook, undefined, parameters);
}
