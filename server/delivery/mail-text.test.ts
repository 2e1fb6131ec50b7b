import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { oneLine, typedLines } from './mail-text.ts';

const lineEnds = ['\n', '\r', '\r\n', '\v', '\f', '\x1c', '\x85', '\u2028', '\u2029'];
const directionControls = [
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\u206a', '\u206f'],
];
const spoof = 'Captcha: verified (altcha)';

test.for(lineEnds.map((end) => [JSON.stringify(end), end] as const))(
  'typed text after %s cannot pass for a line of ours',
  ([, end]) => {
    expect(oneLine(`x${end}${spoof}`)).toBe(`x ${spoof}`);
    expect(typedLines(`x${end}${spoof}`)).toEqual(['x', spoof]);
  },
);

test('direction controls are removed, and letters of every script are kept', () => {
  expect(oneLine(directionControls.map((control) => `a${control}b`).join(''))).toBe(
    'ab'.repeat(directionControls.length),
  );
  expect(oneLine('שלום 👩‍🔧 नमस्ते')).toBe('שלום 👩‍🔧 नमस्ते');
});

test('nothing that a visitor types can pass for a line about the captcha', async () => {
  const { app, book, mails, database } = await startTestApp();
  const everywhere = lineEnds.join(spoof);
  const source = { source: `google${everywhere}`, campaign: `\u202e${everywhere}` };
  const answer = await book({
    email: 'ann@example.com',
    notes: `The door\n${spoof}\n\u2028${spoof}\u2067`,
    source_url: `/x${everywhere}`,
    traffic_source: source,
    name: `Ann \u202e\x85${spoof}`,
  });
  expect(answer.statusCode).toBe(201);
  await app.outbox.idle();
  const [owner] = mails.filter(({ to }) => to.address.startsWith('owner@'));
  const lines = (owner?.text ?? '').split(/\r\n|[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(lines.filter((line) => /^\s*captcha/i.test(line))).toEqual([]);
  expect(lines.slice(lines.indexOf('Notes:')).slice(0, 5)).toEqual([
    'Notes:',
    '> The door',
    `> ${spoof}`,
    '> ',
    `> ${spoof}`,
  ]);
  for (const control of directionControls) {
    expect(`${owner?.text}${owner?.html}${owner?.subject}`).not.toContain(control);
  }
  expect(await database.query.selectFrom('submissions').select('notes').execute()).toEqual([
    { notes: `The door\n${spoof}\n\u2028${spoof}\u2067` },
  ]);
});

test('direction controls in a typed service are removed from the subject', async () => {
  const { app, book, mails } = await startTestApp();
  const other_service = `safe\u202e ]PASA[ \u2066\u0085x\u2069`;
  const { reference } = (await book({ service: 'Other', other_service })).json();
  await app.outbox.idle();
  expect(mails[0]?.subject).toBe(`ASAP: safe ]PASA[ x, Hoboken (${reference})`);
});
