import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../tests/support/server/test-app.ts';

test('an invalid SITE_URL is refused before the build starts, with every problem listed', () => {
  // Without a PATH, the framework's build could not be found. It must not be reached.
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

test('an invalid owner fact is refused before the build starts', () => {
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

test('prerendering writes no generated types, so that concurrent builds do not interfere', async () => {
  const root = await temporaryDirectory();
  const server = await preview({
    root,
    configFile: resolve('vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: root },
    preview: { port: 0 },
  });
  await server.close();
  expect(readdirSync(root)).toEqual([]);
});
