import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('colors.css', import.meta.url), 'utf8');
const colors = Object.fromEntries(
  [...css.matchAll(/--color-(\w+): #(\w{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
);

/** Relative luminance, as in WCAG. */
function luminance(name: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(colors[name]?.slice(at, at + 2) ?? '', 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'white'],
  ['ink', 'mist'],
  ['quiet', 'white'],
  ['quiet', 'mist'],
  ['navy', 'white'],
  ['navy', 'mist'],
  ['stop', 'white'],
  ['stop', 'blush'],
  ['go', 'white'],
  ['white', 'deep'],
  ['white', 'navy'],
  ['steel', 'deep'],
  ['deep', 'brass'],
])('%s on %s has a contrast of more than 4.5', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThan(4.5);
});
