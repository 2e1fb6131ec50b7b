import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { figure, longTimeout, times } from '../support/faults/experiment.ts';
import { callPhotos, linksOf, startForPhotos } from '../support/faults/photo-senders.ts';
import { type Booking, manyBookings, postUntilStored } from '../support/server/booking-requests.ts';
import type { RunningServer } from '../support/server/server.ts';

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
    await postUntilStored(url, booking);
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
    const server = await startForPhotos();
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
        const { status } = await callPhotos(server, number + 1, link, {
          method: 'POST',
          body,
        }).catch(
          () => ({ status: 503 }), // cut off
        );
        if (status !== 503) return status;
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
