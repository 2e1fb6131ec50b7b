import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { cookieOf, origin, owner, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const day = 24 * 3_600_000;
const dana = 'dana@locksmith.example';
const sam = 'Sam@locksmith.example';
const environment = {
  DESK_EMAILS: `${dana},${sam}`,
  WEBHOOK_URLS: 'https://93.184.215.14/hook',
  WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
};

type Site = Awaited<ReturnType<typeof startTestApp>>;

/** Calls the API as the page does that opens from the link mailed to this address. */
function readerOf({ app, mails }: Site, address: string) {
  const mail = mails.find(({ to, text }) => to.address === address && text.includes('/accept#'));
  const token = new RegExp(`${origin}/accept#([\\w-]{64})$`, 'm').exec(mail?.text ?? '')?.[1] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    look: () => app.inject({ url: '/api/accept', headers }),
    accept: (more: object = {}) =>
      app.inject({ method: 'POST', url: '/api/accept', payload: { token, ...more } }),
  };
}

/** Starts a site with one new booking whose mails were sent, and a client for each of their readers. */
async function startBooked(options: Parameters<typeof startTestApp>[0] = {}) {
  const site = await startTestApp({ environment, ...options });
  const { reference } = (await site.book()).json();
  await expect.poll(() => site.mails).toHaveLength(3);
  const readers = { owner: readerOf(site, owner), dana: readerOf(site, dana) };
  return { ...site, reference, ...readers, sam: readerOf(site, sam) };
}

/** Signs this person in at the desk. */
async function deskOf(site: Site, email: string) {
  return pageOf(site, { cookie: await cookieOf(site, email) });
}

async function history({ database }: Site) {
  const lines = database.query.selectFrom('history').selectAll().orderBy('id');
  return (await lines.execute()).map((line) => [line.who, line.from_status, line.to_status]);
}

test('each recipient of the mail has their own accept link', async () => {
  const site = await startBooked();
  const tokens = [site.owner, site.dana, site.sam].map(({ token }) => token);
  expect(new Set(tokens).size).toBe(3);
  const stored = JSON.stringify([await site.rows(), await site.outbox()]);
  for (const token of tokens) {
    expect(token).toHaveLength(64);
    expect(stored).not.toContain(token);
    expect(site.log.join()).not.toContain(token);
  }
  expect((await site.dana.look()).json()).toMatchObject({
    reference: site.reference,
    status: 'pending',
    service: 'House Lockout',
    town: 'Hoboken',
    timeframe: 'ASAP',
    assignee: null,
    assignee_name: null,
    is_yours: false,
  });
  expect((await site.rows())[0]?.seen_at).toBeNull();
});

test.for(dialects)(
  'on %s when two people accept by mail at once, one gets the request',
  async ([, open]) => {
    const site = await startBooked({ database: await open() });
    const asSam = await deskOf(site, sam);
    for (const [email, name] of [
      [dana, 'Dana'],
      [sam, 'Sam'],
    ] as const) {
      const call = await deskOf(site, email);
      await call('PUT', '/api/desk/people/me', { name, on_duty: true });
    }
    const answers = await Promise.all([site.dana.accept(), site.sam.accept()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const isDanas = answers[0]?.statusCode === 200;
    const [winner, loser] = isDanas ? [site.dana, site.sam] : [site.sam, site.dana];
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(won).toEqual({
      reference: site.reference,
      status: 'accepted',
      accepted_at: expect.any(String),
      assignee: isDanas ? dana : sam,
      accepted_now: true,
    });
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.headers['content-type']).toBe('application/problem+json');
    expect(lost?.json()).toMatchObject({
      status: 409,
      assignee_name: isDanas ? 'Dana' : 'Sam',
      accepted_at: won.accepted_at,
    });
    // Their second press is answered like the first, and changes nothing.
    const again = await winner.accept();
    expect([again.statusCode, again.json()]).toEqual([200, { ...won, accepted_now: false }]);
    expect((await winner.look()).json()).toMatchObject({ is_yours: true });
    expect((await loser.look()).json()).toMatchObject({
      is_yours: false,
      assignee_name: isDanas ? 'Dana' : 'Sam',
    });
    expect(await history(site)).toEqual([[won.assignee, 'pending', 'accepted']]);
    const record = (await asSam('GET', `/api/desk/requests/${site.reference}`)).json();
    expect(record).toMatchObject({ assignee: won.assignee, version: 2 });
  },
);

test.for(dialects)(
  'on %s a second press takes the request over, even from someone who is on the way',
  async ([, open]) => {
    const site = await startBooked({ database: await open() });
    const asDana = await deskOf(site, dana);
    const url = `/api/desk/requests/${site.reference}`;
    const step = { status: 'on_the_way', version: 1, eta_minutes: 20 };
    const byDana = (await asDana('POST', `${url}/status`, step)).json();
    expect((await site.sam.accept()).statusCode).toBe(409);
    for (const take_over of [false, 'true', 1])
      expect((await site.sam.accept({ take_over })).statusCode).toBe(422);
    expect((await site.rows())[0]).toMatchObject({ version: 2, assignee: dana });

    site.clock.advance(60_000);
    const taken = (await site.sam.accept({ take_over: true })).json();
    expect(taken).toMatchObject({ status: 'accepted', assignee: sam, accepted_now: true });
    expect(Date.parse(taken.accepted_at)).toBeGreaterThan(Date.parse(byDana.accepted_at));
    const record = (await asDana('GET', url)).json();
    expect(record).toMatchObject({ version: 3, assignee: sam, eta_at: null, on_the_way_at: null });
    expect(record.accepted_at).toBe(taken.accepted_at);
    expect(await history(site)).toEqual([
      [dana, 'pending', 'on_the_way'],
      [sam, 'on_the_way', 'accepted'],
    ]);
    const events = await site.database.query.selectFrom('desk_events').select('version').execute();
    expect(events).toContainEqual({ version: 3 });
    const told = (await site.outbox()).filter(({ id }) => id.includes('.status-3.webhook'));
    expect(told).toHaveLength(1);
    site.clock.advance(day);
    expect([(await site.sam.accept()).statusCode, (await site.sam.look()).statusCode]).toEqual([
      410, 410,
    ]);
  },
);

test('a mail sent after its accept link has expired omits it, and links to the desk', async () => {
  const mails: { text: string; html: string }[] = [];
  let isDown = true;
  const { app, book, clock } = await startTestApp({
    environment,
    mailer: {
      async send(mail) {
        if (isDown) throw new Error('no connection');
        mails.push(mail);
      },
    },
  });
  await book();
  await app.outbox.idle();
  isDown = false;
  clock.advance(day);
  app.outbox.wake();
  await expect.poll(() => mails).toHaveLength(3);
  for (const { text, html } of mails) {
    expect(text + html).not.toContain('/accept');
    expect(text).toContain('/desk/requests/LS-');
    expect(html).toContain('/desk/requests/LS-');
  }
});

test('the link of MAIL_TO assigns the request to nobody, unless that address is one of the people', async () => {
  const site = await startBooked();
  const first = await site.owner.accept();
  expect(first.json()).toMatchObject({ status: 'accepted', assignee: null, accepted_now: true });
  // The server cannot tell whether the same person presses again.
  const second = await site.owner.accept();
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    { assignee_name: null, accepted_at: first.json().accepted_at },
  ]);
  expect((await site.dana.accept()).statusCode).toBe(409);
  expect((await site.dana.accept({ take_over: true })).json()).toMatchObject({ assignee: dana });
  const asDana = await deskOf(site, dana);
  const url = `/api/desk/requests/${site.reference}`;
  const back = { status: 'pending', version: 3 };
  await asDana('POST', `${url}/status`, back);
  await asDana('POST', `${url}/status`, { status: 'accepted', version: 4, eta_minutes: 20 });
  expect((await site.rows())[0]?.eta_at).toEqual(expect.any(String));
  expect((await site.owner.accept({ take_over: true })).json()).toMatchObject({ assignee: null });
  // Dana's arrival time no longer applies.
  expect((await site.rows())[0]?.eta_at).toBeNull();
  const lines = await history(site);
  expect(lines.map(([who]) => who)).toEqual(['link', dana, dana, dana, 'link']);

  const alone = await startDesk();
  await alone.book();
  await alone.app.outbox.idle();
  expect((await readerOf(alone, owner).accept()).json()).toMatchObject({ assignee: owner });
  expect(await history(alone)).toEqual([[owner, 'pending', 'accepted']]);
});

test('the accept link of a removed person no longer works', async () => {
  const site = await startTestApp({ environment });
  const asDana = await deskOf(site, dana);
  const eve = 'eve@locksmith.example';
  await asDana('POST', '/api/desk/people', { email: eve });
  await site.book();
  await expect.poll(() => site.mails).toHaveLength(4);
  const byEve = readerOf(site, eve);
  expect((await byEve.look()).statusCode).toBe(200);
  await asDana('DELETE', `/api/desk/people/${eve}`);
  expect([(await byEve.look()).statusCode, (await byEve.accept()).statusCode]).toEqual([401, 401]);
  expect((await site.rows())[0]).toMatchObject({ status: 'pending' });
});
