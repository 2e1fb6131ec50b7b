import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { palettePng } from './palette-png.ts';

test('a picture in few colours becomes a PNG with a palette', async () => {
  const [navy, white] = [
    [11, 27, 70, 255],
    [255, 255, 255, 255],
  ] as const;
  const png = await palettePng(Buffer.from([...navy, ...white, ...white, ...navy]), 2, 2);
  expect(png?.toString('latin1', 1, 4)).toBe('PNG');
  const data = png?.indexOf('IDAT') ?? 0;
  const rows = inflateSync(png?.subarray(data + 4, png.indexOf('IEND') - 8) ?? Buffer.alloc(0));
  expect([...rows]).toEqual([0, 0, 1, 0, 1, 0]);
  const palette = png?.indexOf('PLTE') ?? 0;
  expect([...(png?.subarray(palette + 4, palette + 10) ?? [])]).toEqual([
    11, 27, 70, 255, 255, 255,
  ]);
});

test('a picture in more colours than a palette holds is left to another format', async () => {
  const pixels = Buffer.alloc(257 * 4);
  for (let at = 0; at < 257; at += 1) pixels.writeUInt32BE((at << 8) | 255, at * 4);
  expect(await palettePng(pixels, 257, 1)).toBeUndefined();
});
