import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { manyBookings, post } from '../support/booking-requests.ts';
import { count, figure, times } from '../support/experiment.ts';
import { exchange, rawRequest, readAnswer } from '../support/raw-http.ts';
import { startServer } from '../support/server.ts';

async function start(env: Record<string, string> = {}) {
  const server = await startServer({ SUBMISSIONS_PER_10_MIN: '100000', ...env });
  onTestFinished(() => server.kill());
  const send = async (body: string | Buffer, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    ...server,
    port: Number(new URL(server.url).port),
    send,
    /** Nothing of all that was stored, and the next visitor is served. */
    async expectUnharmed() {
      expect(server.rows('select id from submissions')).toEqual([]);
      const [booking] = await manyBookings(server, 1);
      expect(booking && (await post(server.url, booking))).toBeTruthy();
      expect(server.output()).not.toContain('"level":60');
      expect(await server.stop()).toBe(0);
    },
  };
}

const deep = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);

const malformed: (string | Buffer)[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    ']',
    '{]',
    '[}',
    '{"',
    '{"a',
    '{"a"',
    '{"a":',
    '{"a":}',
    '{"a":1',
    '{"a":1,',
  ],
  ...[
    '{"a":1,}',
    '{,}',
    '{a:1}',
    "{'a':1}",
    '{"a":1}}',
    '{"a":1}{"a":1}',
    '[1,]',
    '[,1]',
    '{"a" 1}',
  ],
  ...[
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
    '{"a":1.}',
    '{"a":1e}',
    '{"a":0x1}',
    '{"a":NaN}',
    '{"a":Infinity}',
  ],
  ...[
    '{"a":-}',
    '{"a":tru}',
    '{"a":TRUE}',
    '{"a":undefined}',
    '{"a":nul}',
    '{"a":"\\x"}',
    '{"a":"\\u12"}',
  ],
  ...[
    '{"a":"\\',
    '{"a":"\n"}',
    '{"a":"\t"}',
    '{"a":"\0"}',
    '{"a":1}//',
    '/**/{"a":1}',
    '{"a":1;}',
    '<a/>',
    'a=b',
  ],
  ...[
    '\ufeff',
    '\u2028{}',
    '{"a":1}\0',
    '\0',
    'null,',
    '"',
    '"a',
    '\\',
    '{"__proto__":',
    '{"a":"\ud800',
  ],
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from('{"name":"\xc3\x28"}', 'latin1'),
  Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1'),
  Buffer.from('{"name":"\xf8\x88\x80\x80\x80"}', 'latin1'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
];

/** JSON, but no request: of another type, with members that are unknown, doubled or of the prototype. */
const noRequests = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-1e308',
    '1e999',
    '"text"',
    '[]',
    '[[]]',
    '[{}]',
    '{}',
    '{"":""}',
  ],
  ...[
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1,"a":2}',
    '{"type":null}',
  ],
  ...[
    '{"type":{}}',
    '{"type":"booking","type":"callback"}',
    '{"name":[]}',
    '{"name":{"$ne":1}}',
    '{"toString":1}',
  ],
  deep(10_000, '[', ']'),
  deep(30_000, '[', ']'),
  `{"name":${deep(30_000, '[', ']')}}`,
];

test('malformed JSON of every kind', async (context) => {
  const { send, expectUnharmed } = await start();
  for (const body of malformed) {
    const { status, text } = await send(body);
    expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    expect(JSON.parse(text)).toMatchObject({ type: 'about:blank', status: 400 });
  }
  for (const body of noRequests) {
    const { status } = await send(body);
    expect([400, 422], body.slice(0, 60)).toContain(status);
  }
  await expectUnharmed();
  figure(
    context,
    `${malformed.length} bodies answered 400, ${noRequests.length} of other JSON 400 or 422; stored 0, next booking 201`,
  );
});

test('JSON 100,000 levels deep', async (context) => {
  const { send, expectUnharmed } = await start();
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
    ['{"visitor_info":[', ']}'],
  ] as const) {
    expect((await send(deep(100_000, open, close))).status).toBe(413);
  }
  await expectUnharmed();
  figure(context, '3 of 3 answered 413, next booking 201');
});

const bodies = times(500, 10_000);
const megabyte = Buffer.alloc(1_000_000, 'a');
const head =
  'POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Sends a request of 1 MB, whatever the server says meanwhile. Resolves to the status of its answer. */
function sendMegabyte(port: number, isChunked: boolean): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('error', () => undefined); // the server closes before it has all
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)));
    const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabyte.length}`;
    socket.write(`${head}${framing}\r\n\r\n${isChunked ? 'f4240\r\n' : ''}`);
    socket.write(megabyte);
  });
}

test('bodies of 1 MB', async (context) => {
  const { port, expectUnharmed } = await start();
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

const two = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
const own = 'https://locksmith.example';
const foreign = [
  ...[
    'https://evil.example',
    'http://locksmith.example',
    `${own}.evil.example`,
    `${own}:444`,
    'null',
    '',
  ],
  ...[
    'https://evil.example/https://locksmith.example',
    'file://',
    'data:text/html,x',
    'chrome-extension://abc',
  ],
  ...[
    'https://locksmith.example@evil.example',
    'locksmith.example',
    '//locksmith.example',
    `${own}, ${own}`,
  ],
];

test('posts from foreign origins', async (context) => {
  const { url, port, rows, stop } = await start({ SITE_URL: own });
  const paths = ['submissions', 'functions/send-form-email', 'taps', 'suppress', 'accept'];
  const more = ['request/notes', 'request/cancel', 'desk/sign-in', 'desk/session'];
  let refused = 0;
  for (const path of [...paths, ...more]) {
    for (const origin of foreign) {
      const lines = `Host: localhost\r\nOrigin: ${origin}\r\nConnection: close\r\n${two}`;
      const received = await exchange(port, `POST /api/${path} HTTP/1.1\r\n${lines}`);
      const { status } = readAnswer(received);
      expect([path, origin, status]).toEqual([path, origin, 403]);
      refused += 1;
    }
    const crossSite = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(crossSite.status).toBe(403);
    refused += 1;
  }
  expect(rows('select id from submissions')).toEqual([]);
  expect(await stop()).toBe(0);
  figure(context, `${count(refused)} of ${count(refused)} answered 403, stored 0`);
});

const hosts = [
  'evil.example',
  'evil.example:80',
  '<script>',
  '"><script>',
  'a@evil.example',
  'evil.example/..',
];

test('an evil Host', async (context) => {
  const { port, expectUnharmed } = await start({ SITE_URL: own });
  const paths = [
    '/',
    '/about/',
    '/About',
    '/book-online',
    '/nowhere',
    '/sitemap.xml',
    '/robots.txt',
  ];
  const more = [
    '/api/openapi.json',
    '/api/site-config',
    '/api/nowhere',
    '/desk',
    '/healthz',
    '//evil.example/..',
  ];
  let asked = 0;
  for (const path of [...paths, ...more]) {
    for (const host of hosts) {
      const headers = `Host: ${host}\r\nX-Forwarded-Host: ${host}\r\nX-Forwarded-Proto: evil`;
      const {
        status,
        body,
        headers: answered,
      } = await rawRequest(port, `GET ${path} HTTP/1.1`, headers);
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
      expect([path, host, body.includes('evil')]).toEqual([path, host, false]);
      expect(JSON.stringify(answered)).not.toMatch(/evil|script>/);
      asked += 1;
    }
  }
  await expectUnharmed();
  figure(
    context,
    `${count(asked, 'answers')}: in none of them, page, redirect or error, does the Host appear`,
  );
});
