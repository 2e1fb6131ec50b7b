import type { Pixels } from './pixels.ts';

/** How much brighter than its surroundings a pixel may be, from 0 to 255. */
const TOLERANCE = 12;

/**
 * Dims single bright pixels ("fireflies") of a path tracer to the third brightest of their eight neighbors,
 * which leaves thin bright lines unchanged.
 */
export function despeckled({ width, height, data }: Pixels): Pixels {
  const result = new Uint8Array(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 4 + channel;
        const limit = thirdBrightest(data, at, width) + TOLERANCE;
        if ((data[at] ?? 0) > limit) result[at] = limit;
      }
    }
  }
  return { width, height, data: result };
}

function thirdBrightest(data: Uint8Array, at: number, width: number): number {
  let [first, second, third] = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (dx === 0 && dy === 0) continue;
      const value = data[at + (dy * width + dx) * 4] ?? 0;
      if (value > first) [first, second, third] = [value, first, second];
      else if (value > second) [second, third] = [value, second];
      else if (value > third) third = value;
    }
  }
  return third;
}
