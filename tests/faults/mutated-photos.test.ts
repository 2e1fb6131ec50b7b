import { expect, test } from 'vitest';
import { count, figure, times } from '../support/faults/experiment.ts';
import { callPhotos, linksOf, startForPhotos } from '../support/faults/photo-senders.ts';
import { jpegWithMetadata, picture } from '../support/server/pictures.ts';
import { seededRandom } from '../support/server/seeded-random.ts';

/** Returns a copy with bytes changed, cut off, repeated or left out. */
function mutated(bytes: Buffer, random: () => number): Buffer<ArrayBuffer> {
  const at = () => Math.floor(random() * bytes.length);
  let changed = Buffer.from(bytes);
  for (let change = 0; change < 1 + random() * 8; change += 1) {
    // Half of the changes are near the beginning, where the structure is.
    const place = random() < 0.5 ? at() : Math.floor(random() * Math.min(200, bytes.length));
    const kind = random();
    if (kind < 0.7) changed[place] = Math.floor(random() * 256);
    else if (kind < 0.8) changed = changed.subarray(0, Math.max(12, place));
    else changed = Buffer.concat([changed.subarray(0, place), changed.subarray(at())]);
  }
  return changed;
}

test('mutated pictures do not crash the server', { timeout: 6 * 3_600_000 }, async (context) => {
  const server = await startForPhotos();
  const random = seededRandom(35);
  const seeds = [
    await jpegWithMetadata(),
    await picture(1, 300, 200).jpeg({ progressive: true }).toBuffer(),
    await picture(2, 300, 200).png({ progressive: true, palette: true }).toBuffer(),
    await picture(3, 300, 200).webp().toBuffer(),
    await picture(4, 300, 200).webp({ lossless: true }).toBuffer(),
  ];
  const all = times(30, 10_000);
  // One request may send this many.
  const perRequest = 20;
  const statuses: number[] = [];
  for (let sent = 0; sent < all; sent += perRequest) {
    const [follow = ''] = await linksOf(server, 1);
    const client = 1 + ((sent / perRequest) % 250);
    for (let each = 0; each < perRequest; each += 1) {
      const body = mutated(seeds[each % seeds.length] ?? Buffer.alloc(0), random);
      const answer = await callPhotos(server, client, follow, { method: 'POST', body });
      statuses.push(answer.status);
      if (answer.status !== 201) continue;
      const { id } = await answer.json();
      await callPhotos(server, client, follow, { method: 'DELETE' }, `/${id}`);
    }
  }
  const counts = Map.groupBy(statuses, (status) => status);
  expect([...counts.keys()].sort()).toEqual([201, 415, 422]);
  expect(await linksOf(server, 1)).toHaveLength(1);
  expect(server.output()).not.toContain('request failed');
  expect(await server.stop()).toBe(0);
  const shares = [...counts].map(([status, { length }]) => `${count(length)} x ${status}`);
  figure(context, `${count(statuses.length, 'files')}: ${shares.join(', ')}`);
});
