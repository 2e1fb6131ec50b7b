import { expect, test } from 'vitest';
import { startTestApp } from '../tests/support/test-app.ts';
import { describeError } from './log.ts';

// That no personal data is logged, whatever fails: tests/faults/canaries.test.ts.

test('a stored booking is logged by its reference', async () => {
  const { book, log } = await startTestApp();
  const { reference } = (await book()).json();
  const lines = log.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === 'submission stored')).toMatchObject([{ reference }]);
});

test('an error is logged with its frames, and without a message that looks like one', () => {
  const { message, stack } = describeError(new TypeError('refused: Ann\n    at 12 Main St'));
  expect(message).toBe('');
  expect(stack).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(stack).not.toMatch(/Ann|Main St/);
  const changed = new Error('something else');
  changed.stack = 'Error: Ann\n    at 12 Main St\n    at main.ts:1:1';
  expect(describeError(changed).stack).toBe('');
});
