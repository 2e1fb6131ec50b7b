import { expect, test } from 'vitest';
import { count, figure } from '../support/faults/experiment.ts';
import { exchange, rawRequest, readAnswer } from '../support/server/raw-http.ts';
import { startUnharmed } from '../support/server/unharmed-server.ts';

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

test('posts from foreign origins are answered with 403, and nothing is stored', async (context) => {
  const { url, port, rows, stop } = await startUnharmed({ SITE_URL: own });
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

test('a forged Host appears in no response', async (context) => {
  const { port, expectUnharmed } = await startUnharmed({ SITE_URL: own });
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
