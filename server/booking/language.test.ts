import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

test.for(dialects)(
  'on %s the language reaches the row, the response, the desk and the export',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const stored = await desk.book({ language: 'es' });
    expect(stored.statusCode).toBe(201);
    expect(stored.json()).toMatchObject({ language: 'es', service: 'House Lockout' });
    expect(await desk.rows()).toMatchObject([{ language: 'es', service: 'House Lockout' }]);
    const { reference } = stored.json();
    const record = (await desk.call('GET', `/api/desk/requests/${reference}`)).json();
    const { items } = (await desk.call('GET', '/api/desk/requests')).json();
    expect([record.language, items[0].language]).toEqual(['es', 'es']);
    const [head, line] = (await desk.call('GET', '/api/desk/export')).body.split('\r\n');
    expect(line?.split(',')[head?.split(',').indexOf('"language"') ?? -1]).toBe('"es"');
  },
);

test.for(dialects)(
  'on %s a request that a server of the previous version stores counts as English',
  async ([, open]) => {
    const { database, book, rows } = await startTestApp({ database: await open() });
    await book({ language: 'es' });
    const [row] = await rows();
    const { language, ...before } = { ...row, id: 'older', reference: 'LS-OLDER' };
    const names = Object.keys(before).map((name) => sql.ref(name));
    await sql`insert into submissions (${sql.join(names)})
      values (${sql.join(Object.values(before))})`.execute(database.query);
    expect((await rows()).map((stored) => stored.language)).toEqual(['es', 'en']);
  },
);

test('a request without a language is English, and one with an unknown language is rejected', async () => {
  const { book, rows } = await startTestApp();
  expect((await book()).json()).toMatchObject({ language: 'en' });
  expect((await book({ language: 'en' })).json()).toMatchObject({ language: 'en' });
  for (const language of ['fr', 'ES', '', null, 7, ['es'], { es: 1 }, 'x'.repeat(50_000)]) {
    const refused = await book({ language });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ language: 'This value is not known.' });
  }
  expect(await rows()).toHaveLength(2);
});

test('a retry in another language is the same request and keeps the first language', async () => {
  const { app, book, rows, mails } = await startTestApp();
  const email = 'ana@example.com';
  const first = await book({ email, language: 'es' }, { 'idempotency-key': 'a' });
  const again = await book({ email, language: 'en' }, { 'idempotency-key': 'a' });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  await app.outbox.idle();
  expect(await rows()).toMatchObject([{ language: 'es' }]);
  expect(mails).toHaveLength(2);
});
