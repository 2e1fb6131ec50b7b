import { expect, test } from 'vitest';
import { startTestSite } from '../../tests/support/server/test-app.ts';

const icon = '/favicon.svg';
const picture = '/share/home.png';

test.each([
  ['br', 'br'],
  ['br;q=0.0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['gzip;q=0, deflate', undefined],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['identity;q=0', 'gzip'],
])('a client that accepts %j gets pages and files in the encoding %s', async (header, encoding) => {
  const { app } = await startTestSite();
  for (const url of [icon, '/robots.txt', '/about']) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': header } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
  }
});

test('in place of the first script of an earlier build there is one that reloads the page', async () => {
  const { app } = await startTestSite();
  for (const name of ['start-0123abcd.js', 'plain-form-0123abcd.mjs']) {
    const answer = await app.inject(`/assets/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/javascript/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('location.reload()');
  }
  expect((await app.inject('/assets/frame-0123abcd.js')).statusCode).toBe(404);
});

test.each([icon, picture])(
  '%s gets 304 on a conditional request if unchanged, and 200 otherwise',
  async (url) => {
    const { app } = await startTestSite();
    const { headers, rawPayload } = await app.inject(url);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const fresh = [
      { 'if-none-match': String(headers.etag) },
      { 'if-none-match': `"other", ${headers.etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': String(headers['last-modified']) },
    ];
    for (const condition of fresh) {
      const answer = await app.inject({ url, headers: condition });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(headers.etag);
    }
    const stale = [
      { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
      { 'if-modified-since': new Date(0).toUTCString() },
      { 'if-modified-since': 'whenever' },
    ];
    for (const condition of stale) {
      expect((await app.inject({ url, headers: condition })).statusCode).toBe(200);
    }
  },
);

test.each([icon, picture])(
  'a range of %s is sent if the client’s copy is still current',
  async (url) => {
    const { app } = await startTestSite();
    const whole = await app.inject(url);
    const size = whole.rawPayload.length;
    const part = async (headers: Record<string, string>) =>
      app.inject({ url, headers: { range: 'bytes=5-9', ...headers } });
    const answer = await part({ 'if-range': String(whole.headers['last-modified']) });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes 5-9/${size}`);
    expect(answer.rawPayload).toEqual(whole.rawPayload.subarray(5, 10));
    expect((await part({ 'if-range': '"other"' })).statusCode).toBe(200);
    const beyond = await part({ range: `bytes=${size}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-type']).toContain('application/problem+json');
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
    expect(beyond.headers).not.toHaveProperty('etag');
  },
);

test('HEAD describes a file without sending it', async () => {
  const { app } = await startTestSite();
  for (const url of [icon, picture, '/about']) {
    const [head, get] = await Promise.all([
      app.inject({ url, method: 'HEAD' }),
      app.inject({ url }),
    ]);
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  }
});

test('HEAD gets 304, too, if unchanged, and no other length than the file’s', async () => {
  const { app } = await startTestSite();
  for (const url of [icon, picture, '/about']) {
    const { headers } = await app.inject({ url, method: 'HEAD' });
    const known = { 'if-none-match': String(headers.etag) };
    const answer = await app.inject({ url, method: 'HEAD', headers: known });
    expect(answer.statusCode).toBe(304);
    expect({ ...answer.headers, date: '' }).toEqual({ ...headers, date: '' });
  }
});

test.each([
  '/index.html',
  '/about/index.html',
  '/favicon.svg.br',
  '/share',
  '/assets/',
  '/.set-up',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/../pages.json',
])('%s is not served', async (url) => {
  const { app } = await startTestSite();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});
