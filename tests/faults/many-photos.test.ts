import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { figure, longTimeout, times } from '../support/faults/experiment.ts';
import { callPhotos, linksOf, startForPhotos } from '../support/faults/photo-senders.ts';
import { steadyBookings } from '../support/faults/steady-bookings.ts';
import { manyBookings } from '../support/server/booking-requests.ts';
import type { RunningServer } from '../support/server/server.ts';

/** Returns the memory of the server and its child processes in MB, with shared memory counted once. */
function memoryOf({ pid }: RunningServer): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const sizes = [pid, ...children.filter(Boolean)].map((one) => {
    try {
      const text = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024;
    } catch {
      return 0; // it has ended
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

test(
  'concurrent uploads of 12-megapixel pictures leave memory and time for bookings',
  longTimeout,
  async (context) => {
    context.skip(!existsSync('/proc/self/status'), 'needs /proc');
    const server = await startForPhotos();
    // It takes as much to encode and to store as a photo taken with a phone: 1.9 MB, of which 200 KB are stored.
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
    const grain = {
      create: { width: 700, height: 525, channels: 3, background: '#777', noise },
    } as const;
    const jpeg = await sharp(await sharp(grain).png().toBuffer())
      .resize(4000, 3000)
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(jpeg.length).toBeGreaterThan(1_500_000);
    const pictures = times(5, 50);
    const links = await linksOf(server, Math.ceil(pictures / 5));
    const bookings = async (count: number) =>
      steadyBookings(server.url, await manyBookings(server, count));
    const alone = await (await bookings(times(50, 800))).ended();

    let most = 0;
    // Measure seldom: while this is read, the server cannot allocate memory, so bookings wait.
    const measuring = setInterval(() => {
      most = Math.max(most, memoryOf(server));
    }, 500);
    onTestFinished(() => clearInterval(measuring));
    const besides = await bookings(3000);
    const since = performance.now();
    let refused = 0;
    const uploads = Array.from({ length: pictures }, async (_, number) => {
      // The bytes after its end make each picture different.
      const body = Buffer.concat([jpeg, Buffer.from(`number ${number}`)]);
      for (;;) {
        const link = links[Math.floor(number / 5)] ?? '';
        const { status } = await callPhotos(server, number + 1, link, {
          method: 'POST',
          body,
        }).catch(
          () => ({ status: 503 }), // the connection was cut
        );
        if (status !== 503) return status;
        refused += 1;
        await sleep(2000 + 3000 * Math.random());
      }
    });
    expect(new Set(await Promise.all(uploads))).toEqual(new Set([201]));
    const beside = await besides.stop();
    const seconds = (performance.now() - since) / 1000;
    clearInterval(measuring);
    expect(most).toBeLessThan(512);
    // This is generous, for shared machines. The figure says how much longer bookings take.
    expect(quantile(beside, 0.99)).toBeLessThan(2000);
    expect(server.rows('select count(*) as stored from photos')).toEqual([{ stored: pictures }]);
    const ms = (sorted: number[]) =>
      `p50 ${quantile(sorted, 0.5).toFixed(1)}, p99 ${quantile(sorted, 0.99).toFixed(1)} ms of ${sorted.length}`;
    figure(
      context,
      `${pictures} x ${(jpeg.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(0)} s, ${refused} told to come back; at most ${most.toFixed(0)} MB; bookings alone ${ms(alone)}, beside ${ms(beside)}`,
    );
  },
);
