import { expect, test } from 'vitest';
import { bittingOf, licenseCode } from './bitting.ts';

/** Points of a path of `l` and `h` commands, from the origin. */
function pointsOf(path: string): [x: number, y: number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([lh])(-?[\d.]+) ?(-?[\d.]+)?/g)].map(([, , x, y = '0']) => {
    at = [at[0] + Number(x), at[1] + Number(y)];
    return at;
  });
}

/** Height of the flat of each cut: the second of two points at the same height, 22 apart, within the blade. */
const cutsOf = (path: string) =>
  pointsOf(path).flatMap(([x, y], at, all) => {
    const [fromX = x, fromY = 0] = all[at - 1] ?? [];
    return y < 0 && y === fromY && x - fromX === 22 ? [-y] : [];
  });

const codes = [licenseCode, '07030', '07093', '07311', '0', '9', '99999', '90909', ''];

test.each(codes)('the edge cut to %s has one cut per digit, as deep as the digit', (code) => {
  const digits = [...code].map(Number);
  expect(cutsOf(bittingOf(code)).map((depth) => (depth - 6) / 2)).toEqual(digits);
});

test.each(codes)(
  'the edge cut to %s ends at its starting height and full width, and is at most 24 deep',
  (code) => {
    const points = pointsOf(bittingOf(code));
    expect(points.at(-1)).toEqual([52 * code.length + 30, 0]);
    for (const [, y] of points) {
      expect(y).toBeLessThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(-24);
    }
    for (const [at, [x]] of points.entries())
      expect(x).toBeGreaterThanOrEqual(points[at - 1]?.[0] ?? 0);
  },
);
