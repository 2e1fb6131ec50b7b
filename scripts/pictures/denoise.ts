import type { Pixels } from './pixels.ts';

/** How far to search for similar patches, and the radius of a patch, in pixels. */
const [SEARCH, PATCH] = [6, 2];

/** Non-local means (Buades, Coll and Morel, 2005). `strength`: standard deviation of the noise, from 0 to 255. */
export function denoised({ width, height, data }: Pixels, strength: number): Pixels {
  const count = width * height;
  const sums = new Float32Array(count * 3);
  const weights = new Float32Array(count);
  const differences = new Float32Array(count);
  for (let dy = -SEARCH; dy <= SEARCH; dy += 1) {
    for (let dx = -SEARCH; dx <= SEARCH; dx += 1) {
      compare(data, width, height, dx, dy, differences);
      blurRows(differences, width, height);
      blurColumns(differences, width, height);
      addWeighted(data, width, height, dx, dy, differences, strength, sums, weights);
    }
  }
  const result = new Uint8Array(count * 4).fill(255);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const weight = weights[pixel] ?? 1;
    for (let channel = 0; channel < 3; channel += 1) {
      result[pixel * 4 + channel] = Math.round((sums[pixel * 3 + channel] ?? 0) / weight);
    }
  }
  return { width, height, data: result };
}

const clamp = (value: number, end: number) => (value < 0 ? 0 : value >= end ? end - 1 : value);

function compare(
  data: Uint8Array,
  width: number,
  height: number,
  dx: number,
  dy: number,
  into: Float32Array,
): void {
  for (let y = 0; y < height; y += 1) {
    const row = clamp(y + dy, height) * width;
    for (let x = 0; x < width; x += 1) {
      const a = (y * width + x) * 4;
      const b = (row + clamp(x + dx, width)) * 4;
      const red = (data[a] ?? 0) - (data[b] ?? 0);
      const green = (data[a + 1] ?? 0) - (data[b + 1] ?? 0);
      const blue = (data[a + 2] ?? 0) - (data[b + 2] ?? 0);
      into[y * width + x] = (red * red + green * green + blue * blue) / 3;
    }
  }
}

function blurRows(values: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y += 1) blurLine(values, y * width, 1, width);
}

function blurColumns(values: Float32Array, width: number, height: number): void {
  for (let x = 0; x < width; x += 1) blurLine(values, x, width, height);
}

const line = new Float32Array(8192);

/** Moving average, in place. */
function blurLine(values: Float32Array, start: number, stride: number, length: number): void {
  for (let i = 0; i < length; i += 1) line[i] = values[start + i * stride] ?? 0;
  let sum = 0;
  for (let i = -PATCH; i <= PATCH; i += 1) sum += line[clamp(i, length)] ?? 0;
  for (let i = 0; i < length; i += 1) {
    values[start + i * stride] = sum / (2 * PATCH + 1);
    sum += (line[clamp(i + PATCH + 1, length)] ?? 0) - (line[clamp(i - PATCH, length)] ?? 0);
  }
}

function addWeighted(
  data: Uint8Array,
  width: number,
  height: number,
  dx: number,
  dy: number,
  differences: Float32Array,
  strength: number,
  sums: Float32Array,
  weights: Float32Array,
): void {
  // The variance of the difference between two noisy patches is twice the variance of the noise.
  const grain = 2 * strength * strength;
  for (let y = 0; y < height; y += 1) {
    const row = clamp(y + dy, height) * width;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const excess = (differences[pixel] ?? 0) - grain;
      if (excess > grain * 4) continue;
      const weight = excess > 0 ? Math.exp((-2 * excess) / grain) : 1;
      const b = (row + clamp(x + dx, width)) * 4;
      weights[pixel] = (weights[pixel] ?? 0) + weight;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 3 + channel;
        sums[at] = (sums[at] ?? 0) + weight * (data[b + channel] ?? 0);
      }
    }
  }
}
