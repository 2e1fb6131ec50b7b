import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pagesFolder } from '../../server/site/built-for.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

/** Replaces the bundler: copies the pages of this run, with another SITE_URL. */
const build = `
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const [, , folder] = process.argv;
const { SITE_URL } = process.env;
const from = ${JSON.stringify(pagesFolder)};
const built = readFileSync(from + '/site-url', 'utf8');
cpSync(from, folder, { recursive: true, filter: (path) => !path.endsWith('.set-up') });
for (const page of globSync(folder + '/client/**/*.html')) {
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(built, SITE_URL));
  for (const compressed of ['.br', '.gz']) rmSync(page + compressed, { force: true });
}
writeFileSync(folder + '/site-url', SITE_URL);
`;

/** Makes a clone with this set-up and this server, in which a build takes a second. */
async function startClone() {
  const folder = await temporaryDirectory();
  const copied = ['package.json', 'package-lock.json', '.npmrc', 'patches', 'scripts/set-up.mjs'];
  for (const path of [...copied, 'scripts/set-up', 'server', 'contract', 'content'])
    cpSync(path, join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'scripts/build.ts'), build);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    builds: () => readdirSync(join(folder, 'build')),
    async start(siteUrl: string): Promise<RunningServer> {
      const setUp = join(folder, 'scripts/set-up.mjs');
      // Set-up installs nothing, because node_modules is linked from this clone.
      const env = { SITE_URL: siteUrl, npm_execpath: join(folder, 'no-npm.js') };
      const server = await startServer(env, [process.execPath, setUp, 'server/main.ts']);
      onTestFinished(async () => {
        await server.stop();
      });
      return server;
    },
  };
}

/** Fetches a page with its picture. Resolves to the origin that it was built for. */
async function canonicalOf({ url }: RunningServer): Promise<string | undefined> {
  const html = await (await fetch(`${url}/services/emergency-locksmith/car-lockout`)).text();
  const picture = await fetch(url + /\/p\/[\w.-]+\.webp/.exec(html)?.[0]);
  expect(picture.status).toBe(200);
  await picture.arrayBuffer();
  const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return address && new URL(address).origin;
}

const rounds = times(2, 20);

test(
  'two servers started at once with different SITE_URLs have their own pages, and a third keeps its own',
  async (context) => {
    const clone = await startClone();
    const third = await clone.start('https://third.example');
    let answers = 0;
    for (let round = 0; round < rounds; round += 1) {
      const sites = [`https://one-${round}.example`, `https://two-${round}.example`];
      const starting = Promise.all(sites.map((site) => clone.start(site)));
      let isStarting = true;
      starting.finally(() => {
        isStarting = false;
      });
      for (; isStarting; answers += 1)
        expect(await canonicalOf(third)).toBe('https://third.example');
      const servers = await starting;
      expect(await Promise.all(servers.map(canonicalOf))).toEqual(sites);
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
      // These are the link to the current build, the newest three builds, and the third server's.
      expect(clone.builds().length).toBeLessThanOrEqual(6);
    }
    expect(await canonicalOf(third)).toBe('https://third.example');
    figure(
      context,
      `${count(rounds, 'rounds')}, meanwhile answered by the third ${count(answers)}`,
    );
  },
  longTimeout.timeout,
);

const realBuilds = times(0, 5);

test.skipIf(realBuilds === 0)(
  'repeated builds of the pages, with both languages in parallel, all succeed',
  longTimeout,
  async (context) => {
    mkdirSync('test-results', { recursive: true });
    for (let round = 0; round < realBuilds; round += 1) {
      const folder = mkdtempSync('test-results/build-');
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const built = spawn(process.execPath, ['scripts/build.ts', folder], { stdio: 'inherit' });
      expect(await once(built, 'exit')).toEqual([0, null]);
    }
    figure(context, `${count(realBuilds, 'builds')}, failed 0`);
  },
);
