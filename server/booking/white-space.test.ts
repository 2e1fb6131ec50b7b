import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const blanks = ['  ', '\t\t', '\r\n', '\u00a0\u3000', '\u200b\u200b', '\u2028\u2028'];

test.for(blanks)('a name and an address of %j each get their own error message', async (blank) => {
  const { book, rows } = await startTestApp();
  const response = await book({ name: blank, address: blank });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({
    name: 'Please enter a valid name (minimum 2 characters)',
    address: 'Please enter a valid address',
  });
  expect(await rows()).toHaveLength(0);
});

test('a callback with a blank name gets the error message of its form', async () => {
  const { book } = await startTestApp();
  const response = await book({ type: 'callback', name: '\t\t', phone: '2015550123' });
  expect(response.json().errors).toEqual({ name: 'Name should be at least 2 characters' });
});

test('a tab pasted into a single-line field is stored as a space', async () => {
  const { book, rows, mails } = await startTestApp();
  const typed = {
    name: 'Ann\tSmith',
    phone: '(201)\t555-0123',
    address: '12 Main St\tHoboken, NJ\u2028',
    unit_number: '4\tB',
    gate_code: '\t12',
    notes: 'Gate:\t7\nBlue door',
  };
  expect((await book(typed)).statusCode).toBe(201);
  expect(await rows()).toMatchObject([
    {
      name: 'Ann Smith',
      phone: '(201) 555-0123',
      address: '12 Main St Hoboken, NJ  Unit 4 B',
      unit_number: '4 B',
      gate_code: ' 12',
      notes: 'Gate:\t7\nBlue door',
    },
  ]);
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.text).toContain('Ann Smith');
});

test('a retry with a space instead of the tab is the same request', async () => {
  const { book, rows } = await startTestApp();
  const key = { 'idempotency-key': 'one' };
  const first = await book({ name: 'Ann\tSmith' }, key);
  const second = await book({ name: 'Ann Smith' }, key);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await rows()).toHaveLength(1);
});
