import { expect, test } from 'vitest';
import type { RequestEvent } from '../../contract/answers/requests.ts';
import { afterEvent, isArrival, isUrgent, type Notice, withNotice } from './notices.ts';

const event = (about: string | undefined, change: Partial<RequestEvent> = {}): RequestEvent => ({
  reference: 'LS-AAAAAA',
  version: 2,
  status: 'pending',
  ...(about && { about }),
  ...change,
});
const after = (...events: RequestEvent[]) =>
  events
    .reduce<readonly Notice[]>(afterEvent, [])
    .map(({ kind, reference }) => `${kind} ${reference.slice(3)}`);

test('alarms, customers’ notes, cancellations, photos and dead mails become notices, newest first', () => {
  const other = { reference: 'LS-BBBBBB' };
  expect(
    after(event('alarm'), event('note', other), event('cancelled', other), event('mail_dead')),
  ).toEqual(['mail_dead AAAAAA', 'cancelled BBBBBB', 'note BBBBBB', 'alarm AAAAAA']);
  expect(after(event('note'), event('alarm'), event('note'))).toEqual([
    'note AAAAAA',
    'alarm AAAAAA',
  ]);
  expect(after(event('photo'))).toEqual(['photo AAAAAA']);
  for (const about of ['created', 'changed', 'of a later version', undefined]) {
    expect(after(event(about))).toEqual([]);
  }
});

test('an alarm ends when its own request is accepted', () => {
  const accepted = event('changed', { status: 'accepted' });
  expect(after(event('alarm'), event('note'), accepted)).toEqual(['note AAAAAA']);
  expect(after(event('alarm'), { ...accepted, reference: 'LS-BBBBBB' })).toEqual(['alarm AAAAAA']);
});

test('an unsent text has one urgent notice per request', () => {
  const unsent = { kind: 'text_unsent', reference: 'LS-AAAAAA' } as const;
  const first = withNotice([], { ...unsent, why: 'limit' });
  expect(withNotice(first, { ...unsent, why: 'STOP' })).toEqual([{ ...unsent, why: 'STOP' }]);
  expect(isUrgent(unsent)).toBe(true);
  expect(after(event('text_unsent'))).toEqual([]);
});

test('a desk keeps at most the 200 latest notices', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    event('note', { reference: `LS-${index}` }),
  );
  const kept = after(...many);
  expect(kept).toHaveLength(200);
  expect(kept[0]).toBe('note 999');
});

test('a new request is recognized by its event’s subject, or by its version if the server is older', () => {
  expect(isArrival(event('created', { version: 1 }))).toBe(true);
  expect(isArrival(event('alarm', { version: 1 }))).toBe(false);
  expect(isArrival(event(undefined, { version: 1 }))).toBe(true);
  expect(isArrival(event(undefined, { version: 1, status: 'accepted' }))).toBe(false);
  expect(isArrival(event(undefined))).toBe(false);
});
