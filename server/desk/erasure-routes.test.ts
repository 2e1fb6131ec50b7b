import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { suppressToken } from '../customers/suppressed-addresses.ts';
import { sharedSecret } from '../database/secrets.ts';
import { fileMailer } from '../delivery/mailers.ts';

const url = '/api/desk/erasures';
const phone = '(201) 555-0177';
const email = 'Ann.Needle@Example.com';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const referencesIn = (items: { reference: string }[]) => items.map(({ reference }) => reference);

async function listed(desk: Desk, person: Record<string, string>): Promise<string[]> {
  const answer = await desk.call('GET', `${url}?${new URLSearchParams(person)}`);
  expect(answer.statusCode).toBe(200);
  return referencesIn(answer.json().items);
}

async function booked(desk: Desk, values: object): Promise<string> {
  desk.clock.advance(1000);
  return (await desk.book(values)).json().reference;
}

test.for(dialects)(
  'on %s all requests of a person are listed, however the number or email address is written',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const first = await booked(desk, { phone: '201-555-0177' });
    const second = await booked(desk, { phone: '1 (201) 555 0177', email });
    const third = await booked(desk, { type: 'callback', email: email.toLowerCase() });
    await booked(desk, { phone: '(201) 555-0178', email: `x${email}`, notes: `${phone} ${email}` });
    for (const spelling of [phone, '2015550177', '+1 201.555.0177']) {
      expect(await listed(desk, { phone: spelling })).toEqual([second, first]);
    }
    for (const spelling of [email, ` ${email.toUpperCase()} `]) {
      expect(await listed(desk, { email: spelling })).toEqual([third, second]);
    }
    for (const part of ['201555017', '0177', '', '-']) {
      expect(await listed(desk, { phone: part })).toEqual([]);
    }
    for (const part of ['needle@example.com', 'ann.needle', '', '%']) {
      expect(await listed(desk, { email: part })).toEqual([]);
    }
  },
);

test.for(dialects)(
  'on %s an email address matches in any Unicode normalization form',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const spellings = ['José', 'JOSÉ'].flatMap((name) =>
      ['NFC', 'NFD'].map((form) => `${name}@example.com`.normalize(form)),
    );
    const references: string[] = [];
    for (const written of spellings) references.unshift(await booked(desk, { email: written }));
    for (const asked of spellings) expect(await listed(desk, { email: asked })).toEqual(references);
    const erased = await desk.call('POST', url, { email: spellings[0], references });
    expect(erased.json()).toEqual({ erased: 4, remaining: [], more: false });
  },
);

test.for(dialects)(
  'on %s exactly the requests that were shown are erased, and remaining ones are listed',
  async ([, open]) => {
    const database = await open();
    const dataDir = await temporaryDirectory();
    const desk = await startDesk({ database, environment: { DATA_DIR: dataDir } });
    const shown = [await booked(desk, { phone, email }), await booked(desk, { phone })];
    const gone = await booked(desk, { phone });
    const other = await booked(desk, {});
    await desk.call('DELETE', `/api/desk/requests/${gone}`);
    const since = await booked(desk, { phone, email });
    await desk.app.outbox.idle();
    const scrub = vi.spyOn(database, 'scrub');
    const references = [...shown, gone, other, 'LS-NOTHIN'];
    const answer = await desk.call('POST', url, { phone: '2015550177', references });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      erased: 2,
      remaining: [{ reference: since }],
      more: false,
    });
    expect(scrub).toHaveBeenCalledTimes(1);
    const stored = (await desk.rows()).map(({ reference }) => reference);
    expect(stored.sort()).toEqual([other, since].sort());

    const again = await desk.call('POST', url, { email, references: [...references, since] });
    expect(again.json()).toEqual({ erased: 1, remaining: [], more: false });
    const rest = await desk.call('POST', url, { email, references });
    expect(rest.json()).toEqual({ erased: 0, remaining: [], more: false });
    expect((await desk.rows()).map(({ reference }) => reference)).toEqual([other]);

    const lines = desk.log.map((line) => JSON.parse(line));
    const said = lines.filter(({ msg }) => msg === 'requests of a person erased');
    expect(said.map(({ erased }) => erased)).toEqual([2, 1, 0]);
    expect(desk.log.join()).not.toMatch(/needle|5550177|555-0177/i);
  },
);

test('erasing requests deletes their mail files', async () => {
  const dataDir = await temporaryDirectory();
  const desk = await startDesk({
    mailer: fileMailer(join(dataDir, 'mail')),
    environment: { DATA_DIR: dataDir },
  });
  const references = [await booked(desk, { phone, email }), await booked(desk, { phone })];
  await desk.app.outbox.idle();
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(3);
  await desk.call('POST', url, { phone, references });
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([]);
});

test.for(dialects)(
  'on %s two people can erase the same requests at once, and each request counts once',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const references: string[] = [];
    for (let index = 0; index < 12; index += 1) references.push(await booked(desk, { phone }));
    await desk.app.outbox.idle();
    const answers = await Promise.all(
      [references, references.toReversed()].map((given) =>
        desk.call('POST', url, { phone, references: given }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const counts = answers.map((answer) => answer.json().erased);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    expect(await desk.rows()).toEqual([]);
  },
);

test('when there are more requests than can be erased at once, the rest is listed after the erasure', async () => {
  const desk = await startDesk();
  for (let index = 0; index < 203; index += 1) await booked(desk, { phone });
  const answer = await desk.call('GET', `${url}?phone=2015550177`);
  const { items, more } = answer.json();
  expect([items.length, more]).toEqual([200, true]);
  const references = referencesIn(items);
  const tooMany = await desk.call('POST', url, { phone, references: [...references, 'LS-AAAAAA'] });
  expect(tooMany.statusCode).toBe(422);
  const erased = await desk.call('POST', url, { phone, references });
  expect(erased.json()).toMatchObject({ erased: 200, more: false });
  expect(erased.json().remaining).toHaveLength(3);
});

test.for<[string, Record<string, string>]>([
  ['nobody', {}],
  ['two ways', { phone, email }],
  ['what cannot be stored', { email: 'a\0b' }],
  ['what is too long', { phone: '1'.repeat(41) }],
])('searching for %s is refused, and nothing is erased', async ([, person]) => {
  const desk = await startDesk();
  const reference = await booked(desk, { phone, email });
  const query = new URLSearchParams(person);
  expect((await desk.call('GET', `${url}?${query}`)).statusCode).toBe(400);
  const answer = await desk.call('POST', url, { ...person, references: [reference] });
  expect(answer.statusCode).toBe(422);
  for (const references of [[], ['x'], 'all']) {
    expect((await desk.call('POST', url, { phone, references })).statusCode).toBe(422);
  }
  expect(await desk.rows()).toHaveLength(1);
});

test.for<Record<string, string>>([{ email: '' }, { email: ' ' }, { phone: '' }, { phone: '()' }])(
  '%j is nobody, not the people who gave none',
  async (person) => {
    const desk = await startDesk();
    const references = [
      await booked(desk, {}),
      await booked(desk, { type: 'callback', phone: '', email }),
    ];
    expect(await listed(desk, person)).toEqual([]);
    const answer = await desk.call('POST', url, { ...person, references });
    expect([answer.statusCode, answer.json().erased]).toEqual([200, 0]);
    expect(await desk.rows()).toHaveLength(2);
  },
);

test('listing and erasing require a session and the own origin', async () => {
  const desk = await startDesk();
  const reference = await booked(desk, { phone });
  expect((await desk.app.inject(`${url}?phone=2015550177`)).statusCode).toBe(401);
  const payload = { phone, references: [reference] };
  const headers = { origin: 'http://localhost:3000' };
  const answer = await desk.app.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode).toBe(401);
  const stranger = { cookie: desk.cookie, origin: 'https://evil.example' };
  const forged = await desk.app.inject({ method: 'POST', url, payload, headers: stranger });
  expect(forged.statusCode).toBe(403);
  expect(await desk.rows()).toHaveLength(1);
});

test('an address that wants no more mail still gets none after an erasure', async () => {
  const desk = await startDesk();
  const reference = await booked(desk, { email });
  await desk.app.outbox.idle();
  const token = suppressToken(await sharedSecret(desk.database, 'desk'), email);
  expect((await desk.call('POST', '/api/suppress', { token })).statusCode).toBe(204);
  await desk.call('POST', url, { email, references: [reference] });
  await booked(desk, { email });
  await desk.app.outbox.idle();
  expect(desk.mails.map(({ to }) => to.address === email)).toEqual([false, true, false]);
});
