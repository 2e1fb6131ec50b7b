/** Runs as a separate process, because a stranger's bytes may do anything to it. Writes each size after its length. */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { mostPixels, photoSides } from '../../contract/photos.ts';
import { undecodable } from './decode.ts';

/** A photo of 40 million pixels that can only be decoded all at once takes 225 MB (docs/decisions/0073). */
const mostMemory = 320 * 1024 * 1024;
/** Processor time, more than even a slow processor needs for any picture. */
const longestMs = 10_000;
const lookEveryMs = 10;

// A clean exit would wait for the thread that decodes.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch = process.memoryUsage.rss() > mostMemory || user + system > longestMs * 1000;
  // Not SIGKILL, which decode.ts takes for the kernel's signal when memory is short.
  if (isTooMuch) process.kill(process.pid, 'SIGTERM');
}, lookEveryMs).unref();

yieldToServer();
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

const bytes = await buffer(process.stdin);
try {
  const images = await encodeAnew(bytes);
  for (const image of images) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(image.length);
    process.stdout.write(length);
    process.stdout.write(image);
  }
} catch {
  process.exitCode = undecodable;
}

/** Lets bookings go first if processor time is short, and this process end first if memory is, where allowed. */
function yieldToServer(): void {
  const steps = [() => setPriority(10), () => writeFileSync('/proc/self/oom_score_adj', '1000')];
  for (const step of steps) {
    try {
      step();
    } catch {}
  }
}

/** Shrinks the image before turning it, because turning needs all of it in memory. Keeps only the pixels. */
async function encodeAnew(input: Buffer): Promise<Buffer[]> {
  const image = sharp(input, {
    limitInputPixels: mostPixels,
    sequentialRead: true,
    failOn: 'truncated',
  });
  const { orientation = 1 } = await image.metadata();
  const { data, info } = await within(image, photoSides.large)
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turned = turn(sharp(data, { raw: info }), orientation);
  const large = await turned.clone().webp({ quality: 75 }).toBuffer();
  const small = await within(sharp(large), photoSides.small).webp({ quality: 70 }).toBuffer();
  return [large, small];
}

function within(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** Turns the image upright by EXIF's orientation (1 to 8). */
function turn(image: Sharp, orientation: number): Sharp {
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const degrees = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  return (isMirrored ? image.flop() : image).rotate(degrees);
}
