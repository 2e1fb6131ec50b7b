import { expect, test } from 'vitest';
import { startDesk } from '../../tests/support/desk.ts';
import { dialects } from '../../tests/support/dialects.ts';
import { startTestApp } from '../../tests/support/test-app.ts';

test.for(dialects)('on %s an untouched ASAP reaches mail, desk and export', async ([, open]) => {
  const desk = await startDesk({ database: await open() });
  const stored = await desk.book({ timeframe_touched: 'no' });
  expect(stored.json()).toMatchObject({ timeframe: 'ASAP', timeframe_touched: 'no' });
  await desk.app.outbox.idle();
  expect(desk.mails[0]?.text).toContain('When: ASAP (not changed by the customer)');
  const { reference } = stored.json();
  expect((await desk.call('GET', `/api/desk/requests/${reference}`)).json()).toMatchObject({
    timeframe: 'ASAP',
    timeframe_touched: 'no',
  });
  const csv = (await desk.call('GET', '/api/desk/export?format=csv')).body;
  expect(csv).toContain('"timeframe","timeframe_touched"');
  expect(csv).toContain('"ASAP","no"');
});

test.for([
  ['one that was touched', { timeframe_touched: 'yes' }, 'yes', 'ASAP'],
  ['one of an older page', {}, null, 'ASAP'],
  ['one that says nothing', { timeframe_touched: '' }, null, 'ASAP'],
  ['another time', { timeframe: 'Same Day', timeframe_touched: 'no' }, null, 'Same Day'],
  ['no time at all', { timeframe: '', timeframe_touched: 'no' }, null, undefined],
] as const)('%s is mailed as it stands', async ([, values, kept, text]) => {
  const { app, book, rows, mails } = await startTestApp();
  expect((await book(values)).statusCode).toBe(201);
  await app.outbox.idle();
  expect(await rows()).toMatchObject([{ timeframe_touched: kept }]);
  expect(mails[0]?.text.match(/^When: (.*)$/m)?.[1]).toBe(text);
});

test.for(['maybe', 'NO', 'x'.repeat(5000), 'no\r\nBcc: eve@example.com'])(
  'anything but yes and no is refused: %j',
  async (answer) => {
    const { book, rows } = await startTestApp();
    const response = await book({ timeframe_touched: answer });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ timeframe_touched: 'Please answer yes or no' });
    expect(await rows()).toHaveLength(0);
  },
);

test('a callback has no time frame, touched or not', async () => {
  const { book, rows } = await startTestApp();
  await book({ type: 'callback', timeframe_touched: 'no' });
  expect(await rows()).toMatchObject([{ timeframe: null, timeframe_touched: null }]);
});

test.for(['no', 'yes'])('an ASAP has its one alarm, touched or not: %s', async (touched) => {
  const { book, database, rows } = await startTestApp({ environment: { ALARM_AFTER_MIN: '3' } });
  await book({ timeframe_touched: touched });
  const alarms = await database.query.selectFrom('alarms').select('submission_id').execute();
  expect(alarms.map(({ submission_id }) => submission_id)).toEqual([(await rows())[0]?.id]);
});
