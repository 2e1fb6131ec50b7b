import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { photosPath } from '../../contract/photos.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { answerTo, type Booking, manyBookings } from '../support/server/booking-requests.ts';
import { jpegThatTells, picture } from '../support/server/pictures.ts';
import { seededRandom } from '../support/server/seeded-random.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';

async function start() {
  const server = await startServer({ SUBMISSIONS_PER_10_MIN: '1000000', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => server.kill());
  return server;
}

/** The links of new requests. */
async function linksOf(server: RunningServer, number: number): Promise<string[]> {
  const bookings = await manyBookings(server, number);
  const answers = await Promise.all(bookings.map((booking) => answerTo(server.url, booking)));
  return answers.map(({ body }) => String(body.follow));
}

/** Calls as customer number `client`. */
function call(
  server: RunningServer,
  client: number,
  follow: string,
  given: RequestInit,
  path = '',
) {
  return fetch(server.url + photosPath + path, {
    ...given,
    headers: { authorization: `Bearer ${follow}`, 'x-forwarded-for': `10.0.0.${client}` },
  });
}

/** Bytes changed, cut, doubled or put in. */
function mutated(bytes: Buffer, random: () => number): Buffer {
  const at = () => Math.floor(random() * bytes.length);
  let changed = Buffer.from(bytes);
  for (let change = 0; change < 1 + random() * 8; change += 1) {
    // Near the beginning, where the structure is, as often as anywhere.
    const place = random() < 0.5 ? at() : Math.floor(random() * Math.min(200, bytes.length));
    const kind = random();
    if (kind < 0.7) changed[place] = Math.floor(random() * 256);
    else if (kind < 0.8) changed = changed.subarray(0, Math.max(12, place));
    else changed = Buffer.concat([changed.subarray(0, place), changed.subarray(at())]);
  }
  return changed;
}

test('mutated pictures end no server', { timeout: 6 * 3_600_000 }, async (context) => {
  const server = await start();
  const random = seededRandom(35);
  const seeds = [
    await jpegThatTells(),
    await picture(1, 300, 200).jpeg({ progressive: true }).toBuffer(),
    await picture(2, 300, 200).png({ progressive: true, palette: true }).toBuffer(),
    await picture(3, 300, 200).webp().toBuffer(),
    await picture(4, 300, 200).webp({ lossless: true }).toBuffer(),
  ];
  const all = times(30, Number(process.env.PICTURES ?? 10_000));
  // As many as one request may send.
  const perRequest = 20;
  const statuses: number[] = [];
  for (let sent = 0; sent < all; sent += perRequest) {
    const [follow = ''] = await linksOf(server, 1);
    const client = 1 + ((sent / perRequest) % 250);
    for (let each = 0; each < perRequest; each += 1) {
      const body = mutated(seeds[each % seeds.length] ?? Buffer.alloc(0), random);
      const answer = await call(server, client, follow, { method: 'POST', body });
      statuses.push(answer.status);
      if (answer.status !== 201) continue;
      const { id } = await answer.json();
      await call(server, client, follow, { method: 'DELETE' }, `/${id}`);
    }
    if (sent % 1000 === 0) console.info(new Date().toISOString(), sent, server.output().length);
  }
  const counts = Map.groupBy(statuses, (status) => status);
  expect([...counts.keys()].sort()).toEqual([201, 415, 422]);
  expect(await linksOf(server, 1)).toHaveLength(1);
  expect(server.output()).not.toContain('request failed');
  expect(await server.stop()).toBe(0);
  const shares = [...counts].map(([status, { length }]) => `${count(length)} x ${status}`);
  figure(context, `${count(statuses.length, 'files')}: ${shares.join(', ')}`);
});

/** In MB, of the server and of what it has started. */
function memoryOf({ pid }: RunningServer): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const sizes = [pid, ...children.filter(Boolean)].map((one) => {
    const path = `/proc/${one}/status`;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Posts one booking after the other while `isGoing`. Resolves to how long each took, in ms, the shortest first. */
async function bookWhile(url: string, bookings: Booking[], isGoing: () => boolean) {
  const took: number[] = [];
  for (const booking of bookings) {
    if (!isGoing()) break;
    const since = performance.now();
    expect((await answerTo(url, booking)).status).toBe(201);
    took.push(performance.now() - since);
    await sleep(20);
  }
  return took.sort((one, other) => one - other);
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

test(
  '50 pictures of 12 megapixels at once leave memory and time for bookings',
  longTimeout,
  async (context) => {
    context.skip(!existsSync('/proc/self/status'), 'needs /proc');
    const server = await start();
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const grain = {
      create: { width: 1000, height: 750, channels: 3, background: '#777', noise },
    } as const;
    const jpeg = await sharp(await sharp(grain).png().toBuffer())
      .resize(4000, 3000)
      .jpeg({ quality: 75 })
      .toBuffer();
    expect(jpeg.length).toBeGreaterThan(1_500_000);
    const pictures = times(5, 50);
    const links = await linksOf(server, Math.ceil(pictures / 5));
    const alone = await bookWhile(
      server.url,
      await manyBookings(server, times(50, 400)),
      () => true,
    );

    let most = 0;
    const measuring = setInterval(() => {
      most = Math.max(most, memoryOf(server));
    }, 20);
    onTestFinished(() => clearInterval(measuring));
    const since = performance.now();
    let refused = 0;
    const uploads = Array.from({ length: pictures }, async (_, number) => {
      // What follows its end makes each another one.
      const body = Buffer.concat([jpeg, Buffer.from(`number ${number}`)]);
      for (;;) {
        const link = links[Math.floor(number / 5)] ?? '';
        const { status } = await call(server, number + 1, link, { method: 'POST', body });
        if (status !== 503 && status !== 429) return status;
        refused += 1;
        await sleep(2000 + 3000 * Math.random());
      }
    });
    let isGoing = true;
    const ended = Promise.all(uploads).then((all) => {
      isGoing = false;
      return all;
    });
    const beside = await bookWhile(server.url, await manyBookings(server, 3000), () => isGoing);
    expect(new Set(await ended)).toEqual(new Set([201]));
    const seconds = (performance.now() - since) / 1000;
    clearInterval(measuring);
    expect(most).toBeLessThan(512);
    expect(server.rows('select count(*) as stored from photos')).toEqual([{ stored: pictures }]);
    const ms = (sorted: number[]) =>
      `p50 ${quantile(sorted, 0.5).toFixed(1)}, p99 ${quantile(sorted, 0.99).toFixed(1)} ms of ${sorted.length}`;
    figure(
      context,
      `${pictures} x ${(jpeg.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(0)} s, ${refused} told to come back; at most ${most.toFixed(0)} MB; bookings alone ${ms(alone)}, beside ${ms(beside)}`,
    );
  },
);
