import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decodePhoto } from './decode.ts';

/** Makes an image of 96 x 64 pixels whose quarters have different colors. */
async function quarters(orientation: number): Promise<Buffer> {
  const colors = ['red', 'lime', 'blue', 'black'];
  const parts = colors.map((background, at) => ({
    input: { create: { width: 48, height: 32, channels: 3 as const, background } },
    left: 48 * (at % 2),
    top: 32 * Math.floor(at / 2),
  }));
  const create = { width: 96, height: 64, channels: 3 as const, background: 'white' };
  const image = sharp({ create }).composite(parts);
  return image.withMetadata({ orientation }).png().toBuffer();
}

/** Reads the size, and the color near each corner. */
async function seen(image: Buffer) {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colors = [8, height - 8].flatMap((top) =>
    [8, width - 8].map((left) => {
      const at = (top * width + left) * channels;
      return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255)).join('');
    }),
  );
  return { width, height, colors };
}

test('each EXIF orientation comes out upright, as the library itself rotates it', async () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const input = await quarters(orientation);
    const decoded = await decodePhoto(input, () => true);
    if (typeof decoded === 'string') throw new Error(decoded);
    const expected = await seen(await sharp(input).autoOrient().png().toBuffer());
    expect([orientation, await seen(decoded.large)]).toEqual([orientation, expected]);
    expect((await sharp(decoded.large).metadata()).orientation).toBeUndefined();
  }
});

test('a picture that nobody is waiting for anymore is not decoded', async () => {
  expect(await decodePhoto(await quarters(1), () => false)).toBe('late');
});

test('the size of waiting pictures is limited, including those whose senders left', async () => {
  const large = Buffer.concat([await quarters(1), Buffer.alloc(3 * 1024 * 1024)]);
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, place) => decodePhoto(large, () => place === 0)),
  );
  expect(outcomes.filter((outcome) => outcome === 'late')).toHaveLength(11);
  const settled: number[] = [];
  const order = Array.from({ length: 12 }, (_, place) =>
    decodePhoto(large, () => false).then(() => settled.push(place)),
  );
  await Promise.all(order);
  // Pictures beyond 24 MB did not wait for their turn.
  expect(settled.slice(0, 5).toSorted((one, other) => one - other)).toEqual([7, 8, 9, 10, 11]);
  expect(typeof (await decodePhoto(await quarters(1), () => true))).toBe('object');
});

test('only the decoders of JPEG, PNG and WebP are used', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
  const gif = await sharp(await quarters(1))
    .gif()
    .toBuffer();
  for (const bytes of [Buffer.from(svg), gif]) {
    expect(await decodePhoto(bytes, () => true)).toBe('undecodable');
  }
});

test('a picture that waited more than 20 seconds for its turn is not decoded', async () => {
  const picture = await quarters(1);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => now.mockRestore());
  const late = decodePhoto(picture, () => true);
  now.mockReturnValue(21_001);
  expect(await late).toBe('late');
});

test('the decoder gets nothing of the environment', async () => {
  // Node would not start with such an option.
  vi.stubEnv('NODE_OPTIONS', '--no-such-option');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(typeof (await decodePhoto(await quarters(1), () => true))).toBe('object');
});

test('a decoder that cannot be started fails only the picture it was for', async () => {
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/nowhere/node';
  await expect(decodePhoto(await quarters(1), () => true)).rejects.toThrow('ENOENT');
  process.execPath = execPath;
  expect(typeof (await decodePhoto(await quarters(1), () => true))).toBe('object');
});
