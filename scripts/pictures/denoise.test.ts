import { expect, test } from 'vitest';
import { denoised } from './denoise.ts';
import { cutOut, type Pixels, scaled } from './pixels.ts';

const [width, height] = [48, 32];

function picture(value: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grey = value(pixel % width, Math.floor(pixel / width));
    data.fill(grey, pixel * 4, pixel * 4 + 3);
  }
  return { width, height, data };
}

const red = ({ data }: Pixels, x: number, y: number) => data[(y * width + x) * 4] ?? 0;

/** Deterministic noise from -6 to 6. */
const grain = (x: number, y: number) => ((x * 7919 + y * 104_729 + x * y * 31) % 13) - 6;

function deviation(shown: Pixels, left: number, right: number): number {
  const values: number[] = [];
  for (let y = 4; y < height - 4; y += 1) {
    for (let x = left; x < right; x += 1) values.push(red(shown, x, y));
  }
  const mean = values.reduce((sum, value) => sum + value) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

test('denoising removes grain and keeps an edge', () => {
  const edge = (x: number) => (x < 24 ? 60 : 180);
  const noisy = picture((x, y) => edge(x) + grain(x, y));
  const clean = denoised(noisy, 4);
  expect(deviation(noisy, 4, 20)).toBeGreaterThan(3);
  expect(deviation(clean, 4, 20)).toBeLessThan(1);
  expect(deviation(clean, 28, 44)).toBeLessThan(1);
  for (let y = 4; y < height - 4; y += 1) {
    expect(Math.abs(red(clean, 23, y) - 60)).toBeLessThan(8);
    expect(Math.abs(red(clean, 24, y) - 180)).toBeLessThan(8);
  }
});

test('scaling down averages light, not values: half black and half white give 186', () => {
  const stripes = picture((x) => (x % 2 ? 255 : 0));
  const small = scaled(stripes, width / 2, height / 2);
  expect([...small.data.slice(0, 4)]).toEqual([186, 186, 186, 255]);
});

test('a pixel shared by two new ones counts toward each in proportion', () => {
  const halves = picture((x) => (x < 24 ? 0 : 255));
  const [, middle] = scaled(halves, 3, 1).data.filter((_, at) => at % 4 === 0);
  expect(middle).toBe(186);
});

test('a cutout keeps the colors of the object, and its ground is more transparent the darker it is', () => {
  const data = new Uint8Array([90, 60, 30, 255, 0, 0, 17, 255, 0, 0, 0, 255, 0, 99, 99, 255]);
  const mask = new Uint8Array(16).fill(255, 3, 4);
  const shown = cutOut({ width: 4, height: 1, data }, { width: 4, height: 1, data: mask });
  expect([...shown.data]).toEqual([90, 60, 30, 255, 0, 0, 85, 51, 0, 0, 0, 0, 0, 99, 99, 255]);
});
