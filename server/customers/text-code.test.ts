import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTextingDesk } from '../../tests/support/texts/texting-desk.ts';

const hour = 3_600_000;

/** Starts a desk with a customer who was texted a link. */
async function startLinked(options: Parameters<typeof startTextingDesk>[0] = {}) {
  const site = await startTextingDesk(options);
  const { booked } = await site.bookTexted();
  const [, code = ''] = /\/r#(\w+)$/.exec(site.said()[0] ?? '') ?? [];
  const call = (token: string, remoteAddress = '198.51.100.7') =>
    site.app.inject({
      url: '/api/request',
      headers: { authorization: `Bearer ${token}` },
      remoteAddress,
    });
  return { ...site, desk: site.call, booked, code, call };
}

test.for(dialects)('on %s the code in a text works like the token', async ([, open]) => {
  const site = await startLinked({ database: await open() });
  const { booked, code, call } = site;
  expect(code).toMatch(/^[2-9A-Z]{14}$/);
  expect((await call(code)).json()).toEqual((await call(booked.follow)).json());
  const headers = { authorization: `Bearer ${code}` };
  const payload = { text: 'the blue door' };
  const url = '/api/request/notes';
  const noted = await site.app.inject({ method: 'POST', url, headers, payload });
  expect(noted.statusCode).toBe(201);
  const cancel = { method: 'POST', url: '/api/request/cancel', headers } as const;
  expect((await site.app.inject(cancel)).json().status).toBe('cancelled');
  // The code is stored nowhere.
  expect(JSON.stringify(await site.outbox())).not.toContain(code);
  expect(JSON.stringify([...(await site.rows()), ...(await site.texts())])).not.toContain(code);
});

test('after twenty wrong codes in an hour a client gets 429, even with the right code', async () => {
  const { code, call, clock } = await startLinked();
  const wrong = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
  const statuses = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    statuses.push((await call(attempt % 2 ? wrong : `ZZZZZZ${code.slice(6)}`)).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  const refused = await call(code);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await call(code, '198.51.100.8')).statusCode).toBe(200);
  clock.advance(hour);
  expect((await call(code)).statusCode).toBe(200);
});

test('right codes do not count toward the limit', async () => {
  const { code, call } = await startLinked();
  for (let attempt = 0; attempt < 25; attempt += 1) {
    expect((await call(code)).statusCode).toBe(200);
  }
  expect((await call(code.toLowerCase())).statusCode).toBe(401);
});

test('a code stops working when its request is erased', async () => {
  const site = await startLinked();
  const url = `/api/desk/requests/${site.booked.reference}`;
  const erased = await site.desk('DELETE', url);
  expect(erased.statusCode).toBe(204);
  expect((await site.call(site.code)).statusCode).toBe(401);
});
