import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const inHoboken = {
  address: '',
  position: { latitude: 40.744, longitude: -74.032, accuracy: 20 },
};

test.for(dialects)(
  'on %s a preset ASAP is marked as such in the mail, at the desk and in the export',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const stored = await desk.book({ timeframe_touched: 'no' });
    expect(stored.json()).toMatchObject({ timeframe: 'ASAP', timeframe_touched: 'no' });
    await desk.app.outbox.idle();
    expect(desk.mails[0]?.text).toContain('When: ASAP (preset, not chosen by the customer)');
    const { reference } = stored.json();
    expect((await desk.call('GET', `/api/desk/requests/${reference}`)).json()).toMatchObject({
      timeframe: 'ASAP',
      timeframe_touched: 'no',
    });
    const csv = (await desk.call('GET', '/api/desk/export?format=csv')).body;
    expect(csv).toContain('"timeframe","timeframe_touched"');
    expect(csv).toContain('"ASAP","no"');
  },
);

test.for([
  ['one that was touched', { timeframe_touched: 'yes' }, 'yes', 'ASAP'],
  ['one of an older page', {}, null, 'ASAP'],
  ['one that says nothing', { timeframe_touched: '' }, null, 'ASAP'],
  ['another time', { timeframe: 'Same Day', timeframe_touched: 'no' }, null, 'Same Day'],
  ['no time at all', { timeframe: '', timeframe_touched: 'no' }, null, undefined],
] as const)(
  'this time frame is mailed without the preset remark: %s',
  async ([, values, kept, text]) => {
    const { app, book, rows, mails } = await startTestApp();
    expect((await book(values)).statusCode).toBe(201);
    await app.outbox.idle();
    expect(await rows()).toMatchObject([{ timeframe_touched: kept }]);
    expect(mails[0]?.text.match(/^When: (.*)$/m)?.[1]).toBe(text);
  },
);

test.for(['maybe', 'NO', 'x'.repeat(5000), 'no\r\nBcc: eve@example.com'])(
  'anything but yes and no is rejected: %j',
  async (answer) => {
    const { book, rows } = await startTestApp();
    const response = await book({ timeframe_touched: answer });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ timeframe_touched: 'Please answer yes or no' });
    expect(await rows()).toHaveLength(0);
  },
);

test('a callback is stored without a time frame', async () => {
  const { book, rows } = await startTestApp();
  await book({ type: 'callback', timeframe_touched: 'no' });
  expect(await rows()).toMatchObject([{ timeframe: null, timeframe_touched: null }]);
});

test.for([
  ['a preset ASAP in a town', { timeframe_touched: 'no' }, true],
  ['a preset ASAP with a position there', { timeframe_touched: 'no', ...inHoboken }, true],
  ['a preset ASAP elsewhere', { timeframe_touched: 'no', address: 'Paris' }, false],
  ['a chosen ASAP elsewhere', { timeframe_touched: 'yes', address: 'Paris' }, true],
  ['one of an older page elsewhere', { address: 'Paris' }, true],
] as const)(
  'the alarm, or none, is the same at booking and after a reopening: %s',
  async ([, values, alarms]) => {
    const { book, call, database, app, mails } = await startDesk({
      environment: { ALARM_AFTER_MIN: '3' },
    });
    const due = () => database.query.selectFrom('alarms').select('submission_id').execute();
    const { id, reference } = (await book(values)).json();
    const expected = alarms ? [{ submission_id: id }] : [];
    expect(await due()).toEqual(expected);
    const url = `/api/desk/requests/${reference}/status`;
    await call('POST', url, { status: 'accepted', version: 1 });
    await call('POST', url, { status: 'pending', version: 2 });
    expect(await due()).toEqual(expected);
    // The request's own mail is sent either way.
    await app.outbox.idle();
    expect(mails).toHaveLength(1);
  },
);
