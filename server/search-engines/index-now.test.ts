import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { hangs, says, startReceiver } from '../../tests/support/delivery/receiver.ts';
import { startTestApp, temporarySqlite } from '../../tests/support/server/test-app.ts';
import { writeSetting } from '../settings/settings.ts';
import { pagesFolder } from '../site/built-for.ts';
import { tellIndexNow } from './index-now.ts';
import { fingerprintPage, fingerprintPages } from './page-fingerprints.ts';

const origin = 'https://locksmith.com';
const before = { [`${origin}/`]: 'a', [`${origin}/faq`]: 'b', [`${origin}/old`]: 'c' };

test.for(dialects)(
  'on %s search engines are notified once of new, changed and removed pages',
  async ([, open]) => {
    const database = await open();
    const engine = await startReceiver(says(202));
    const tell = (fingerprints: Record<string, string>, all = false) =>
      tellIndexNow({ database, origin, fingerprints, all, endpoint: engine.url });
    expect(await tell(before)).toEqual({ kind: 'told', urls: Object.keys(before) });
    expect(await tell(before)).toEqual({ kind: 'unchanged' });
    const after = { [`${origin}/`]: 'a', [`${origin}/faq`]: 'B', [`${origin}/new`]: 'd' };
    const urls = [`${origin}/faq`, `${origin}/new`, `${origin}/old`];
    expect(await tell(after)).toEqual({ kind: 'told', urls });
    expect(await tell(after)).toEqual({ kind: 'unchanged' });
    expect(await tell(after, true)).toEqual({ kind: 'told', urls: Object.keys(after) });

    expect(engine.posts).toHaveLength(3);
    const body = JSON.parse(String(engine.posts[1]?.body));
    const { key } = body;
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const keyLocation = `${origin}/${key}.txt`;
    expect(body).toEqual({ host: 'locksmith.com', key, keyLocation, urlList: urls });
    // Pages can read the key, but not the setting that remembers what was told.
    const { app } = await startTestApp({ database });
    expect(await app.inject(`/${key}.txt`)).toMatchObject({ statusCode: 200, body: key });
    expect((await app.inject('/api/settings/index_now_told')).statusCode).toBe(404);
  },
);

test('the key file is plain text, undocumented and the same on all servers of a database', async () => {
  const database = await temporarySqlite();
  const engine = await startReceiver(says(200));
  await startTestApp({ database });
  await tellIndexNow({ database, origin, fingerprints: before, endpoint: engine.url });
  const { app } = await startTestApp({ database });
  const { key } = JSON.parse(String(engine.posts[0]?.body));
  const file = await app.inject(`/${key}.txt`);
  expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await app.inject(`/${key.replace(/^./, 'x')}.txt`)).statusCode).toBe(404);
  expect((await app.inject('/api/openapi.json')).body).not.toContain(key);
});

test.each([
  ['refuses the key', says(403), { kind: 'refused', status: 403 }],
  ['has had enough', says(429), { kind: 'refused', status: 429 }],
  ['is broken', says(500), { kind: 'refused', status: 500 }],
  [
    'leads elsewhere',
    says(302, { location: 'https://elsewhere.example/' }),
    { kind: 'refused', status: 302 },
  ],
  ['never answers', hangs, { kind: 'unreachable' }],
])(
  'when IndexNow %s, nothing counts as sent, and the next attempt sends it',
  async (_, answer, outcome) => {
    const database = await temporarySqlite();
    const engine = await startReceiver(answer);
    const tell = (timeoutMs: number) =>
      tellIndexNow({ database, origin, fingerprints: before, endpoint: engine.url, timeoutMs });
    expect(await tell(answer === hangs ? 300 : 10_000)).toEqual(outcome);
    engine.state.answer = says(200);
    expect(await tell(10_000)).toMatchObject({ kind: 'told' });
  },
);

test('when the stored state is invalid, all pages are sent again', async () => {
  const database = await temporarySqlite();
  const engine = await startReceiver(says(200));
  for (const value of ['{', '[]', '{"x":1}', 'null']) {
    await writeSetting(database, 'index_now_told', value);
    const told = await tellIndexNow({
      database,
      origin,
      fingerprints: before,
      endpoint: engine.url,
    });
    expect(told).toEqual({ kind: 'told', urls: Object.keys(before) });
  }
});

test('the pages announced are those of the sitemap, in both languages', () => {
  const client = join(pagesFolder, 'client');
  const sitemap = readFileSync(join(client, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed).toContain('/es/about');
  const announced = Object.keys(fingerprintPages(client, origin));
  expect(announced).toEqual(listed.map((path) => origin + path));
});

test('a page’s fingerprint depends on its words, not on its file names', () => {
  const page = (title: string, text: string, file: string) =>
    `<html><head><title>${title}</title><meta name="description" content="d"/><script src="/assets/${file}"></script></head><body><header>${file}</header><main id="main"><img src="/p/${file}"/><p>${text}</p></main><footer>2026</footer></body></html>`;
  const fingerprint = fingerprintPage(page('Title', 'Text', 'a-1.js'));
  expect(fingerprintPage(page('Title', 'Text', 'b-2.js'))).toBe(fingerprint);
  expect(fingerprintPage(page('Other', 'Text', 'a-1.js'))).not.toBe(fingerprint);
  expect(fingerprintPage(page('Title', 'Other', 'a-1.js'))).not.toBe(fingerprint);
});
