import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { origin, owner, startDesk } from '../../tests/support/desk/desk.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;

const path = (reference: string) => `/api/desk/requests/${reference}`;

async function bookTwice({ book, call }: Pick<Site, 'book' | 'call'>, changes: object = {}) {
  const first = (await book({ notes: 'Third floor' })).json();
  const second = (await book({ notes: 'Blue door', phone: '+1 201 555 0123', ...changes })).json();
  const read = async (reference: string) => (await call('GET', path(reference))).json();
  return { first, second, read };
}

test.for(dialects)(
  'on %s two open requests of one person are marked as possible duplicates of each other',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const { first, second, read } = await bookTwice(site);
    const other = (await site.book({ phone: '(201) 555-0199', email: 'ann@example.com' })).json();
    const byMail = (await site.book({ phone: '(201) 555-0188', email: 'Ann@Example.com' })).json();
    const list = (await site.call('GET', '/api/desk/requests')).json();
    const marks = list.items.map((item: Record<string, string>) => [
      item.reference,
      item.possible_duplicate_of,
    ]);
    expect(Object.fromEntries(marks)).toEqual({
      [first.reference]: [second.reference],
      [second.reference]: [first.reference],
      [other.reference]: [byMail.reference],
      [byMail.reference]: [other.reference],
    });
    await site.call('POST', `${path(second.reference)}/status`, { status: 'spam', version: 1 });
    for (const { reference } of [first, second]) {
      expect(await read(reference)).toMatchObject({ possible_duplicate_of: [] });
    }
  },
);

test('of a flood of requests from one number, each names only the newest ten others', async () => {
  const site = await startDesk();
  const references: string[] = [];
  for (let count = 0; count < 13; count += 1) {
    references.unshift((await site.book()).json().reference);
    site.clock.advance(1000);
  }
  const ofOthers = (own: string) => references.filter((one) => one !== own).slice(0, 10);
  const { items } = (await site.call('GET', '/api/desk/requests')).json();
  for (const { reference, possible_duplicate_of } of items) {
    expect(possible_duplicate_of).toEqual(ofOthers(reference));
    const record = (await site.call('GET', path(reference))).json();
    expect(record.possible_duplicate_of).toEqual(ofOthers(reference));
  }
  expect(items).toHaveLength(13);
});

test('the mail and the push about a second request name the first as a possible duplicate', async () => {
  const site = await startSubscribed();
  const first = (await site.book()).json();
  await site.settle();
  const second = (await site.book()).json();
  await site.settle();
  const words = `Possible duplicate of ${first.reference}`;
  const mail = site.mails.find(({ subject }) => subject.includes(second.reference));
  expect([mail?.text.includes(words), mail?.html?.includes(words)]).toEqual([true, true]);
  const bodies = site.messages().map(({ notification }) => notification.body);
  expect(bodies.map((body) => body?.endsWith(` · ${words}`))).toEqual([false, true]);
});

test.for(dialects)(
  'on %s a duplicate is merged with its notes and its appointment',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const { first, second, read } = await bookTwice(site, {
      email: 'ann@example.com',
      danger: true,
    });
    await site.app.outbox.idle();
    const from = path(second.reference);
    await site.call('POST', `${from}/notes`, { text: 'Rings twice' });
    const step = { status: 'accepted', version: 2, note: 'On my way' };
    await site.call('POST', `${from}/status`, step);
    const appointment = { version: 3, appointment_at: '2027-01-04T15:00:00Z' };
    const headers = { origin, cookie: site.cookie };
    const planned = await site.app.inject({
      method: 'PATCH',
      url: from,
      headers,
      payload: appointment,
    });
    expect(planned.json().appointment_minutes).toBe(60);
    const body = { into: first.reference, version: 3 };
    const old = await site.call('POST', `${from}/merge`, body);
    expect([old.statusCode, old.json().current.version]).toEqual([409, 4]);
    for (const into of [second.reference, 'LS-AAAAAA', 'x']) {
      expect((await site.call('POST', `${from}/merge`, { into, version: 4 })).statusCode).toBe(422);
    }
    const merged = await site.call('POST', `${from}/merge`, { ...body, version: 4 });
    expect([merged.statusCode, merged.json()]).toMatchObject([
      200,
      {
        reference: first.reference,
        status: 'pending',
        danger: true,
        appointment_at: '2027-01-04T15:00:00.000Z',
        appointment_minutes: 60,
        possible_duplicate_of: [],
      },
    ]);
    const notes = (lines: { note: string | null }[]) => lines.flatMap(({ note }) => note ?? []);
    expect(notes(merged.json().history).toSorted()).toEqual([
      `Merged with ${second.reference}\nBlue door`,
      'On my way',
      'Rings twice',
    ]);
    const closed = await read(second.reference);
    expect(closed).toMatchObject({ status: 'cancelled', appointment_at: null });
    expect(closed.history.at(-1)).toMatchObject({
      who: owner,
      from: 'accepted',
      to: 'cancelled',
      note: `Merged into ${first.reference}`,
    });
    // The appointment that was just made must not be announced either.
    expect((await site.outbox()).filter(({ state }) => state === 'waiting')).toEqual([]);
    const found = (await site.call('GET', '/api/desk/requests?q=rings')).json().items;
    expect(found.map(({ reference }: { reference: string }) => reference)).toEqual([
      first.reference,
    ]);
    const undo = await site.call('POST', `${from}/undo`, { version: closed.version });
    expect(undo.statusCode).toBe(422);
    const again = { into: first.reference, version: closed.version };
    expect((await site.call('POST', `${from}/merge`, again)).statusCode).toBe(422);
    const back = { into: second.reference, version: merged.json().version };
    expect((await site.call('POST', `${path(first.reference)}/merge`, back)).statusCode).toBe(422);
  },
);

test.for(dialects)(
  'on %s two concurrent merges of the same two requests leave one open',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const { first, second } = await bookTwice(site);
    const merge = (from: string, into: string) =>
      site.call('POST', `${path(from)}/merge`, { into, version: 1 });
    const answers = await Promise.all([
      merge(first.reference, second.reference),
      merge(second.reference, first.reference),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(
      1,
    );
    const open_ = (await site.rows()).filter(({ status }) => status === 'pending');
    expect(open_).toHaveLength(1);
  },
);
