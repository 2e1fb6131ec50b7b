import sharp from 'sharp';

/** RGBA bytes, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export async function readPng(file: string): Promise<Pixels> {
  const image = sharp(file).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export async function writePng(file: string, { width, height, data }: Pixels): Promise<void> {
  const isOpaque = data.every((value, at) => at % 4 < 3 || value === 255);
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  await (isOpaque ? image.removeAlpha() : image).png({ compressionLevel: 1 }).toFile(file);
}

/** Scales down: each pixel becomes the mean of the area it covers, in linear light. */
export function scaled(from: Pixels, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let channel = 0; channel < 4; channel += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        data[(y * width + x) * 4 + channel] = mean(from, channel, x, y, width, height);
      }
    }
  }
  return { width, height, data };
}

function mean(from: Pixels, channel: number, x: number, y: number, width: number, height: number) {
  const [across, down] = [from.width / width, from.height / height];
  const [left, right, top, bottom] = [x * across, (x + 1) * across, y * down, (y + 1) * down];
  const gamma = channel < 3 ? 2.2 : 1;
  let [sum, area] = [0, 0];
  for (let row = Math.floor(top); row < bottom; row += 1) {
    const tall = Math.min(row + 1, bottom) - Math.max(row, top);
    for (let column = Math.floor(left); column < right; column += 1) {
      const share = tall * (Math.min(column + 1, right) - Math.max(column, left));
      sum += share * ((from.data[(row * from.width + column) * 4 + channel] ?? 0) / 255) ** gamma;
      area += share;
    }
  }
  return Math.round(255 * (sum / area) ** (1 / gamma));
}

/** From this share of full brightness on, ground is opaque: less lets a shadow shine through, more costs bytes. */
const OPAQUE = 1 / 3;

/**
 * Keeps things unchanged where `mask`, of the same size, is opaque. Elsewhere the ground is more transparent the darker
 * it is. On black, the result looks like the original picture.
 */
export function cutOut({ width, height, data }: Pixels, mask: Pixels): Pixels {
  const cut = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const color = data.subarray(at, at + 3);
    const thing = (mask.data[at + 3] ?? 0) / 255;
    const ground = Math.min(1, Math.max(...color) / 255 / OPAQUE);
    const alpha = thing + (1 - thing) * ground;
    if (alpha === 0) continue;
    cut.set(
      [...color].map((value) => Math.min(255, Math.round(value / alpha))),
      at,
    );
    cut[at + 3] = Math.round(255 * alpha);
  }
  return { width, height, data: cut };
}
