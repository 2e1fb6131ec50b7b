import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startReceiver, taken } from '../../tests/support/delivery/receiver.ts';
import { startClone } from '../../tests/support/faults/set-up-clone.ts';

/** Writes a page with its SITE_URL, once the test's receiver has responded. */
const build = `
import { writeFileSync } from 'node:fs';
const { RECEIVER, SITE_URL } = process.env;
await fetch(RECEIVER, { method: 'POST' });
writeFileSync(process.argv[2] + '/page', SITE_URL);
`;

/** Prints the current content of its page each time it receives a line. */
const server = `
import { readFileSync } from 'node:fs';
process.stdin.on('data', () => console.log(readFileSync(process.env.PAGES_DIR + '/page', 'utf8')));
process.on('SIGTERM', () => process.exit());
`;

/** A clone with a build and a server of our own. The receiver responds to builds at once, unless `hold` was called. */
async function startSetUps() {
  const receiver = await startReceiver();
  const clone = await startClone({ build });
  clone.write('server.mjs', server);

  function start(siteUrl: string, target = 'server.mjs') {
    const child = spawn(process.execPath, ['scripts/set-up.mjs', target], {
      cwd: clone.folder,
      env: { ...clone.env, RECEIVER: receiver.url, SITE_URL: siteUrl },
    });
    const ended = once(child, 'exit');
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
    };
    onTestFinished(() => end('SIGTERM'));
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    let answers = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answers += text;
    });
    return {
      said: () => said,
      async page(): Promise<string> {
        const before = answers.length;
        child.stdin.write('\n');
        await expect.poll(() => answers.slice(before)).toContain('\n');
        return answers.slice(before).trim();
      },
      ended,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  }

  return {
    clone,
    receiver,
    start,
    /** Only builds. */
    build: (siteUrl: string) => start(siteUrl, '--build').ended,
    /** Makes builds wait from now on. Returns a function that lets the oldest waiting one continue. */
    hold() {
      const held: ServerResponse[] = [];
      receiver.state.answer = (response) => held.push(response);
      return () => void held.shift()?.end();
    },
    builds: () => readdirSync(join(clone.folder, 'build')).filter((name) => name !== 'current'),
    currentPage: () => readFileSync(join(clone.folder, 'build/current/page'), 'utf8'),
  };
}

test('a set-up that ends does not release a lock held by another', async () => {
  const { start, hold, receiver } = await startSetUps();
  const first = start('http://first.example');
  expect(await first.page()).toBe('http://first.example');
  const goOn = hold();
  const second = start('http://second.example');
  await expect.poll(() => receiver.posts.length).toBe(2);
  await first.stop();
  const third = start('http://third.example');
  await expect.poll(third.said).toContain('Waiting for another set-up in this folder');
  expect(receiver.posts).toHaveLength(2);
  goOn();
  expect(await second.page()).toBe('http://second.example');
  await expect.poll(() => receiver.posts.length).toBe(3);
  goOn();
  expect(await third.page()).toBe('http://third.example');
});

test('the lock of an ended process blocks nobody, even if another process now has its id', async () => {
  const { start, clone } = await startSetUps();
  await start('http://first.example').page();
  clone.write(`.setup/locks/${process.pid}-1`, '');
  const second = start('http://second.example');
  expect(await second.page()).toBe('http://second.example');
  expect(second.said()).not.toContain('Waiting');
  expect(readdirSync(join(clone.folder, '.setup/locks'))).toEqual([]);
});

test('many set-ups that find the lock of a killed one build one at a time', async () => {
  const { start, hold, receiver } = await startSetUps();
  const goOn = hold();
  const killed = start('http://killed.example');
  await expect.poll(() => receiver.posts.length).toBe(1);
  await killed.kill();
  goOn();

  const building = new Set<ServerResponse>();
  let most = 0;
  receiver.state.answer = (response) => {
    building.add(response);
    most = Math.max(most, building.size);
    setTimeout(() => {
      building.delete(response);
      response.end();
    }, 50);
  };
  const sites = Array.from({ length: 6 }, (_, index) => `http://site-${index}.example`);
  const servers = sites.map((site) => start(site));
  expect(await Promise.all(servers.map((each) => each.page()))).toEqual(sites);
  expect(most).toBe(1);
});

test('a build that lacks a file, or was killed halfway, is repeated', async () => {
  const { start, hold, receiver, clone, builds, currentPage } = await startSetUps();
  const site = 'http://locksmith.example';
  await start(site).page();
  await start(site).page();
  expect(receiver.posts).toHaveLength(1);
  rmSync(join(clone.folder, 'build/current/page'));
  expect(await start(site).page()).toBe(site);
  expect(receiver.posts).toHaveLength(2);

  const goOn = hold();
  const killed = start('http://other.example');
  await expect.poll(() => receiver.posts.length).toBe(3);
  expect(builds().filter((name) => name.startsWith('part-'))).toHaveLength(1);
  await killed.kill();
  expect(currentPage()).toBe(site);
  goOn();
  receiver.state.answer = taken;
  expect(await start('http://other.example').page()).toBe('http://other.example');
  expect(receiver.posts).toHaveLength(4);
  expect(builds().filter((name) => name.startsWith('part-'))).toEqual([]);
  expect(currentPage()).toBe('http://other.example');
});

test('the pages of running servers are kept, and otherwise only the newest three builds', async () => {
  const { start, build: buildFor, builds } = await startSetUps();
  const first = start('http://first.example');
  await first.page();
  const second = start('http://second.example');
  await second.page();
  for (let index = 0; index < 4; index += 1) await buildFor(`http://site-${index}.example`);
  expect(await first.page()).toBe('http://first.example');
  expect(await second.page()).toBe('http://second.example');
  expect(builds()).toHaveLength(5);
  await first.stop();
  await second.stop();
  await buildFor('http://last.example');
  expect(builds()).toHaveLength(3);
});

test('npm run build always rebuilds, without touching the pages of a running server', async () => {
  const { start, build: buildFor, receiver, builds, clone } = await startSetUps();
  const site = 'http://locksmith.example';
  const running = start(site);
  await running.page();
  // The page keeps its length, so that the build seems complete.
  const marked = site.toUpperCase();
  clone.write('build/current/page', marked);
  await buildFor(site);
  expect(receiver.posts).toHaveLength(2);
  expect(builds()).toHaveLength(2);
  expect(await running.page()).toBe(marked);
});
