import { expect, test } from 'vitest';
import { isEntry } from './entry.ts';

const kept = { key: 'a', keptAt: 1 };
const request = { type: 'booking', service: 'House Lockout' };

test.each([
  ['one that waits', { ...kept, state: 'waiting', request }],
  ['one that was refused', { ...kept, state: 'refused', request, reason: 'No name' }],
  ['one that is too old', { ...kept, state: 'expired' }],
  ['one that was sent', { ...kept, state: 'sent', reference: 'LS-1' }],
  ['photos of one that was sent', { ...kept, state: 'photos', photos: [] }],
])('%s is an entry', (_, value) => {
  expect(isEntry(value)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'waiting'],
  ['a state of another version', { ...kept, state: 'paused', request }],
  ['no key', { keptAt: 1, state: 'expired' }],
  ['a time that is text', { key: 'a', keptAt: '1', state: 'expired' }],
  ['a request that is missing', { ...kept, state: 'waiting' }],
  ['a request that is null', { ...kept, state: 'refused', request: null }],
  ['photos without any', { ...kept, state: 'photos' }],
  ['a sent one without its reference', { ...kept, state: 'sent' }],
])('%s is not an entry', (_, value) => {
  expect(isEntry(value)).toBe(false);
});
