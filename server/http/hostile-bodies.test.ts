import { expect, test } from 'vitest';
import { maxBodyBytes, textFields } from '../../contract/fields.ts';
import { slowTexts } from '../../tests/support/server/cpu-time.ts';
import { hostileTexts } from '../../tests/support/server/hostile-text.ts';
import { houseLockout, startTestApp } from '../../tests/support/server/test-app.ts';

/** Shortens the text until the body fits in 64 KB. Keeps its end, which may be what makes it not match. */
function within64KB(bodyOf: (text: string) => string) {
  return (text: string): string => {
    for (let half = text.length / 2; ; half = Math.floor(half * 0.9)) {
      const body = bodyOf(text.slice(0, half) + text.slice(-half));
      if (Buffer.byteLength(body) <= maxBodyBytes) return body;
    }
  };
}

const asMember = (name: string) =>
  within64KB((text) => JSON.stringify({ ...houseLockout, service: 'Other', [name]: text }));

const members = [
  ...textFields,
  'service',
  'timeframe',
  'all_keys_lost',
  'recaptcha_token',
  'source_url',
  'visitor_info',
];

const bodies: Record<string, (text: string) => string> = {
  ...Object.fromEntries(members.map((name) => [name, asMember(name)])),
  'callback e-mail': within64KB((text) => JSON.stringify({ type: 'callback', email: text })),
  'a name of a member': within64KB((text) => JSON.stringify({ ...houseLockout, [text]: 1 })),
  'telemetry of one text': within64KB((text) => JSON.stringify({ page_metrics: { [text]: text } })),
  'telemetry of many texts': within64KB((text) =>
    JSON.stringify({ page_metrics: { list: text.match(/[\s\S]{1,9}/g) } }),
  ),
  'no JSON': within64KB((text) => text),
  'unfinished JSON': within64KB((text) => `{"name":"${text}`),
};

test.for(Object.keys(bodies))('a hostile body costs no more than 50 ms: %s', async (place) => {
  const { post } = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
  const bodyOf = bodies[place];
  const texts = hostileTexts.map(([name, text]) => [name, bodyOf?.(text) ?? ''] as const);
  expect(await slowTexts(texts, post)).toEqual([]);
});

const manyMembers = (count: number, member: (index: number) => string) =>
  `{${Array.from({ length: count }, (_, index) => member(index)).join()}}`;
const nested = (count: number, open: string, close: string) =>
  open.repeat(count) + (open.includes(':') ? '1' : '') + close.repeat(count);

/** Whole bodies of up to 64 KB that are JSON, or almost. */
const structures: [string, string][] = [
  ['unknown members', manyMembers(7000, (index) => `"${index}":0`)],
  ['the same member again and again', manyMembers(9000, () => '"a":0')],
  ['members of the wrong type', manyMembers(6000, (index) => `"n${index}":[]`)],
  ['lists in lists', nested(32_000, '[', ']')],
  ['objects in objects', nested(10_000, '{"a":', '}')],
  ['a field of lists in lists', `{"name":${nested(30_000, '[', ']')}}`],
  ['telemetry of objects in objects', `{"page_metrics":${nested(10_000, '{"a":', '}')}}`],
  ['telemetry of many members', `{"page_metrics":${manyMembers(6500, (i) => `"${i}":0`)}}`],
  ['telemetry of many empty lists', `{"page_metrics":{"a":[${'[],'.repeat(20_000)}0]}}`],
  ['many short texts', `{"page_metrics":[${'"",'.repeat(20_000)}0]}`],
  ['texts far from their colons', manyMembers(6, (i) => `"${i}"${' '.repeat(10_000)}:0`)],
  ['white space', `{${' '.repeat(64_000)}}`],
  ['a number of many digits', `{"name":${'9'.repeat(64_000)}}`],
  ['a number of many zeros', `{"name":0.${'0'.repeat(64_000)}1}`],
  ['escapes', `{"name":"${'\\u0301\\u0315'.repeat(5400)}"}`],
  ['a token of digits in base64', JSON.stringify({ recaptcha_token: 'MDEy'.repeat(1000) })],
];

test('no hostile structure of a body costs more than 50 ms', async () => {
  const { post } = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
  for (const [name, body] of structures) {
    expect(Buffer.byteLength(body), name).toBeLessThanOrEqual(maxBodyBytes);
  }
  expect(await slowTexts(structures, post)).toEqual([]);
});

test('no hostile header costs more than 50 ms', async () => {
  const { post } = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
  const headers = ['origin', 'host', 'idempotency-key', 'content-type', 'sec-fetch-site'];
  const slow = await Promise.all(
    headers.map((header) =>
      slowTexts(hostileTexts, (text) => post(houseLockout, { [header]: text })),
    ),
  );
  expect(slow.flat()).toEqual([]);
});
