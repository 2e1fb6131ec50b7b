import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { count, figure, times } from '../support/faults/experiment.ts';
import { startUnharmed } from '../support/server/unharmed-server.ts';

async function send(url: string, body: string | Buffer) {
  const answer = await fetch(`${url}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const deep = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);

const wordsOf = (text: string) => text.trim().split(/\s+/);

const malformed: (string | Buffer)[] = [
  ...wordsOf(String.raw`
    { } [ ] {] [} {" {"a {"a" {"a": {"a":} {"a":1 {"a":1, {"a":1,} {,} {a:1} {'a':1} {"a":1}} {"a":1}{"a":1} [1,] [,1]
    {"a":01} {"a":+1} {"a":.5} {"a":1.} {"a":1e} {"a":0x1} {"a":NaN} {"a":Infinity} {"a":-} {"a":tru} {"a":TRUE}
    {"a":undefined} {"a":nul} {"a":"\x"} {"a":"\u12"} {"a":"\ {"a":1}// /**/{"a":1} {"a":1;} <a/> a=b null, " "a \
    {"__proto__":`),
  ...[
    '',
    ' ',
    '{"a" 1}',
    '{"a":"\n"}',
    '{"a":"\t"}',
    '{"a":"\0"}',
    '{"a":1}\0',
    '\0',
    '\ufeff',
    '\u2028{}',
  ],
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from('{"name":"\xc3\x28"}', 'latin1'),
  Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1'),
  Buffer.from('{"name":"\xf8\x88\x80\x80\x80"}', 'latin1'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
];

/** Valid JSON that is no request: another type, or members that are unknown, duplicate or of the prototype. */
const noRequests = [
  ...wordsOf(`
    null true false 0 -1e308 1e999 "text" [] [[]] [{}] {} {"":""} {"__proto__":{"a":1}} {"a":1,"a":2} {"type":null}
    {"constructor":{"prototype":{"a":1}}} {"type":{}} {"type":"booking","type":"callback"} {"name":[]}
    {"name":{"$ne":1}} {"toString":1}`),
  deep(10_000, '[', ']'),
  deep(30_000, '[', ']'),
  `{"name":${deep(30_000, '[', ']')}}`,
];

test('malformed JSON is answered with 400, and JSON that is no request with 400 or 422', async (context) => {
  const { url, expectUnharmed } = await startUnharmed();
  for (const body of malformed) {
    const { status, text } = await send(url, body);
    expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    expect(JSON.parse(text)).toMatchObject({ type: 'about:blank', status: 400 });
  }
  for (const body of noRequests) {
    const { status } = await send(url, body);
    expect([400, 422], body.slice(0, 60)).toContain(status);
  }
  await expectUnharmed();
  figure(
    context,
    `${malformed.length} bodies answered 400, ${noRequests.length} of other JSON 400 or 422; stored 0, next booking 201`,
  );
});

test('JSON that is 100,000 levels deep is answered with 413', async (context) => {
  const { url, expectUnharmed } = await startUnharmed();
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
    ['{"visitor_info":[', ']}'],
  ] as const) {
    expect((await send(url, deep(100_000, open, close))).status).toBe(413);
  }
  await expectUnharmed();
  figure(context, '3 of 3 answered 413, next booking 201');
});

const bodies = times(500, 10_000);
const megabyte = Buffer.alloc(1_000_000, 'a');
const head =
  'POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Sends a request of 1 MB, even if the server answers before it is complete. Resolves to the answer's status. */
function sendMegabyte(port: number, isChunked: boolean): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('error', () => undefined); // the server closes before it has received all
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)));
    const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabyte.length}`;
    socket.write(`${head}${framing}\r\n\r\n${isChunked ? 'f4240\r\n' : ''}`);
    socket.write(megabyte);
  });
}

test('bodies of 1 MB are answered with 413 or cut off, and the next booking is stored', async (context) => {
  const { port, expectUnharmed } = await startUnharmed();
  const statuses: Record<number, number> = {};
  let left = bodies;
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (left > 0) {
        left -= 1;
        const status = await sendMegabyte(port, left % 2 === 0);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  // A client that is still sending may lose the answer together with its connection.
  const { 413: answered = 0, 0: cut = 0, ...others } = statuses;
  expect(others).toEqual({});
  await expectUnharmed();
  figure(
    context,
    `${count(bodies)}: ${count(answered)} read their 413, ${count(cut)} were cut while they sent; stored 0, next booking 201`,
  );
});
