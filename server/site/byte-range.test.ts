import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
  ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
  ['bytes=90-500', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
  ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=9-0', { kind: 'whole' }],
  ['bytes=0-1,4-5', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=x', { kind: 'whole' }],
  ['lines=0-9', { kind: 'whole' }],
  [undefined, { kind: 'whole' }],
])('the range %s of 100 bytes is read as %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});
