import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { subscribe } from '../../tests/support/delivery/push-service.ts';
import { cookieOf, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { isUsableEndpoint } from './push-endpoint.ts';

const endpoint = 'https://push.example/send/abc';
const subscriptions = ({ database }: Pick<Awaited<ReturnType<typeof startDesk>>, 'database'>) =>
  database.query.selectFrom('push_subscriptions').selectAll().execute();

test.for(dialects)(
  'on %s a session has one subscription, and a device one session',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const other = pageOf(site, { cookie: await cookieOf(site) });
    const before = (await site.call('GET', '/api/desk/push')).json();
    expect(before).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      subscribed: false,
      last_push_at: null,
    });
    const first = subscribe(endpoint).json;
    const answer = await site.call('POST', '/api/desk/push', first);
    expect([answer.statusCode, answer.json()]).toEqual([201, { ...before, subscribed: true }]);
    const renewed = subscribe(`${endpoint}/2`).json;
    await site.call('POST', '/api/desk/push', renewed);
    expect(await subscriptions(site)).toMatchObject([
      { endpoint: renewed.endpoint, ...renewed.keys },
    ]);
    expect((await other('GET', '/api/desk/push')).json().subscribed).toBe(false);
    await other('POST', '/api/desk/push', renewed);
    expect(await subscriptions(site)).toHaveLength(1);
    expect((await site.call('GET', '/api/desk/push')).json().subscribed).toBe(false);
    expect((await site.call('DELETE', '/api/desk/push')).statusCode).toBe(204);
    expect(await subscriptions(site)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => other('POST', '/api/desk/push', first)));
    expect(await subscriptions(site)).toHaveLength(1);
    expect((await other('DELETE', '/api/desk/push')).statusCode).toBe(204);
    expect(await subscriptions(site)).toEqual([]);
  },
);

test.for(dialects)(
  'on %s a device that signs in again keeps the time of its last push',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const { json } = subscribe(endpoint);
    await site.call('POST', '/api/desk/push', json);
    const last_push_at = '2026-11-24T08:15:00.000Z';
    await site.database.query.updateTable('push_subscriptions').set({ last_push_at }).execute();
    await site.call('POST', '/api/desk/push', json);
    const again = pageOf(site, { cookie: await cookieOf(site) });
    const answer = await again('POST', '/api/desk/push', json);
    expect(answer.json()).toMatchObject({ subscribed: true, last_push_at });
    expect(await subscriptions(site)).toHaveLength(1);
  },
);

test.for([
  'http://push.example/send',
  'http://127.0.0.1:8080/send',
  'https://user:password@push.example/',
  'https://10.0.0.1/',
  'https://192.168.0.10/',
  'https://169.254.169.254/latest',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://0x0a.1/',
  'https://0/',
  'ftp://push.example/',
  'javascript:alert(1)',
  'push.example',
  '',
  '\0',
])('the endpoint %j is refused', async (wrong) => {
  const { call, ...site } = await startDesk();
  const answer = await call('POST', '/api/desk/push', {
    ...subscribe(endpoint).json,
    endpoint: wrong,
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(await subscriptions(site)).toEqual([]);
});

test('an endpoint on loopback is accepted only for a site on loopback', () => {
  const isUsable = (siteUrl: string) => isUsableEndpoint('https://localhost:4443/send', siteUrl);
  expect(isUsable('http://127.0.0.1:3000')).toBe(true);
  expect(isUsable('https://shop.example')).toBe(false);
});

const { keys } = subscribe(endpoint).json;
const wrongKeys: [string, unknown][] = [
  ['a short secret', { ...keys, auth: 'AAAA' }],
  ['a long secret', { ...keys, auth: randomBytes(17).toString('base64url') }],
  ['a point that is on no curve', { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['half a point', { ...keys, p256dh: keys.p256dh.slice(0, 40) }],
  ['a compressed point', { ...keys, p256dh: `Ag${keys.p256dh.slice(2, 44)}` }],
  ['a huge key', { ...keys, p256dh: 'A'.repeat(5000) }],
  ['no keys', {}],
  ['null', null],
];
test.for(wrongKeys)('a subscription with %s is refused', async ([, wrong]) => {
  const { call, ...site } = await startDesk();
  const answer = await call('POST', '/api/desk/push', { endpoint, keys: wrong });
  expect([400, 422]).toContain(answer.statusCode);
  expect(await subscriptions(site)).toEqual([]);
});

test('an endpoint that is too long, and a foreign origin, are refused', async () => {
  const { call, app, cookie } = await startDesk();
  const { json } = subscribe(endpoint);
  const long = { ...json, endpoint: `${endpoint}${'x'.repeat(2000)}` };
  expect([400, 422]).toContain((await call('POST', '/api/desk/push', long)).statusCode);
  const headers = { cookie, origin: 'https://evil.example' };
  for (const url of ['/api/desk/push', '/api/desk/push/test']) {
    const answer = await app.inject({ method: 'POST', url, headers, payload: json });
    expect(answer.statusCode).toBe(403);
  }
});
