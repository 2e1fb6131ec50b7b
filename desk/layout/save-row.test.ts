import { expect, test } from 'vitest';
import { typedSince } from './save-row.tsx';

test('of what is typed, only what was sent as it is now is dropped', () => {
  const sent: Record<string, unknown> = { name: 'Dana', phone: '555' };
  expect(typedSince(sent, sent)).toEqual({});
  const typed = { ...sent, phone: '(201) 555-0177', on_duty: false };
  expect(typedSince(typed, sent)).toEqual({ phone: '(201) 555-0177', on_duty: false });
});
