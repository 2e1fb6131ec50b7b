import { expect, test } from 'vitest';
import { startTestApp } from '../tests/support/server/test-app.ts';
import { describeError, reasonOf } from './log.ts';

// tests/faults/canaries.test.ts checks that no failure writes personal data to the log.

test('a stored booking is logged with its reference', async () => {
  const { book, log } = await startTestApp();
  const { reference } = (await book()).json();
  const lines = log.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === 'submission stored')).toMatchObject([{ reference }]);
});

test('each log entry is one line of JSON with its time in UTC, whatever it quotes', async () => {
  const { app, log } = await startTestApp();
  const quoted = 'a\n{"level":50}\r\u2028\u001b[2Jb';
  app.log.warn({ reason: quoted }, 'captcha verifier unreachable');
  expect(log.at(-1)).toMatch(/^[\x20-\x7e\u2028]+\n$/);
  expect(JSON.parse(log.at(-1) ?? '')).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    instance: expect.stringMatching(/^.+-[0-9a-f]{6}$/),
    reason: quoted,
    msg: 'captcha verifier unreachable',
  });
});

test('an error is logged with its stack frames, and without its message or text that looks like a frame', () => {
  const { message, stack } = describeError(new TypeError('refused: Ann\n    at 12 Main St'));
  expect(message).toBe('');
  expect(stack).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(stack).not.toMatch(/Ann|Main St/);
  const changed = new Error('something else');
  changed.stack = 'Error: Ann\n    at 12 Main St\n    at main.ts:1:1';
  expect(describeError(changed).stack).toBe('');
});

test('the reason of an error is one line, also for an aggregate of several addresses', () => {
  const refused = ['::1', '127.0.0.1'].map((address) => new Error(`refused by ${address}`));
  expect(reasonOf(new AggregateError(refused))).toBe('refused by ::1; refused by 127.0.0.1');
  expect(reasonOf(new TypeError())).toBe('TypeError');
  expect(reasonOf('away')).toBe('away');
});
