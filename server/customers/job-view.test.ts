import { expect, test } from 'vitest';
import { doorWords as en } from '../../content/en/door-words.ts';
import { doorWords as es } from '../../content/es/door-words.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { doorWord } from '../requests/door-word.ts';

test.for(dialects)(
  'on %s the customer sees who is coming, when and at what price',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const { reference, follow } = (await site.book({ language: 'es' })).json();
    const look = async () =>
      (
        await site.app.inject({
          url: '/api/request',
          headers: { authorization: `Bearer ${follow}` },
        })
      ).json();
    const step = async (version: number, told: object) => {
      const url = `/api/desk/requests/${reference}/status`;
      return (await site.call('POST', url, { version, ...told })).json();
    };
    const nothing = {
      on_the_way_at: null,
      arrived_at: null,
      eta_at: null,
      done_at: null,
      assignee_name: null,
      quoted_cents: null,
      word: null,
      appointment_at: null,
    };
    expect(await look()).toMatchObject(nothing);
    const { word, assignee } = await step(1, {
      status: 'on_the_way',
      eta_minutes: 20,
      quoted_cents: 9550,
    });
    expect(assignee).toBe(owner);
    const [noun = '', adjective = ''] = word.split(' ');
    expect(es.first.split(' ')).toContain(noun);
    expect(es.second.split(' ')).toContain(adjective);
    const shown = await look();
    expect(shown).toMatchObject({
      status: 'on_the_way',
      on_the_way_at: expect.any(String),
      eta_at: expect.any(String),
      assignee_name: null,
      quoted_cents: 9550,
      word,
    });
    await site.database.query
      .insertInto('people')
      .values({ email: owner, name: 'Dana', on_duty: 1 })
      .execute();
    expect(await look()).toMatchObject({ assignee_name: 'Dana', word });
    expect(JSON.stringify(await look())).not.toContain(owner);
    await step(2, { status: 'done' });
    expect(await look()).toMatchObject({
      status: 'done',
      done_at: expect.any(String),
      word: null,
    });
    expect(await step(3, { status: 'pending' })).toMatchObject({ word: null });
    expect(await look()).toMatchObject({ ...nothing, quoted_cents: 9550 });
  },
);

test.each(Object.entries({ en, es }))(
  'the word lists for the door have no duplicates and are long enough: %s',
  (_, { first, second }) => {
    const words = [first, second].flatMap((list) => list.split(' '));
    expect(new Set(words).size).toBe(words.length);
    for (const list of [first, second]) expect(list.split(' ').length).toBeGreaterThanOrEqual(64);
  },
);

test('the door word is derived from the request and the secret', () => {
  const request = { language: 'en', status: 'accepted' } as const;
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  const said = ids.map((id) => doorWord('secret', { ...request, id }));
  expect(ids.map((id) => doorWord('secret', { ...request, id }))).toEqual(said);
  expect(new Set(said).size).toBeGreaterThan(180);
  const other = ids.filter((id, index) => doorWord('other', { ...request, id }) === said[index]);
  expect(other.length).toBeLessThan(5);
});
