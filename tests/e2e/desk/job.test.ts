import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { jobWords as words } from '../../../content/owner/desk/job.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { phone } from '../../support/browser/browser.ts';
import { owner } from '../../support/desk/desk.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { book, deskTest, openMore } from '../../support/desk/desk-test.ts';

const dana = 'dana@locksmith.example';
const minuteMs = 60_000;
/** A step can be undone for this long. */
const undoMs = 10_000;

const test = deskTest
  .override('environment', { DESK_EMAILS: `${owner},${dana}` })
  .extend('danaSession', { scope: 'file' }, async ({ server, mailBox }) =>
    signInAt(server, await mailedSignInPath(server, mailBox, dana)),
  )
  .extend('openDesk', ({ openSignedIn }) => {
    /** Opens the desk on a phone, with a fake clock for its timers. */
    return async (path = '/desk'): Promise<Page> => {
      const { page } = await openSignedIn();
      await page.clock.install();
      await page.goto(path);
      return page;
    };
  });

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const settled = (page: Page) => expect.poll(() => page.locator('[data-settling]').count()).toBe(0);
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

/** Opens 'Change…' on a request's page. */
async function openEdit(page: Page) {
  await openMore(page);
  await button(page, words.edit.open).click();
  const form = page.getByRole('form', { name: words.edit.title });
  const field = (column: string) => form.getByLabel(words.labels[column] ?? '', { exact: true });
  return { form, field };
}

/** Holds the page's next change to a request, until `letGo` sends it or `lose` drops it. */
async function holdEdit(page: Page, reference: string) {
  const [arrived, decided] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<'go' | 'lose'>(),
  ];
  let isHeld = false;
  await page.route(`**/requests/${reference}`, async (route) => {
    if (isHeld || route.request().method() !== 'PATCH') return route.fallback();
    isHeld = true;
    arrived.resolve();
    await ((await decided.promise) === 'go' ? route.continue() : route.abort());
  });
  return {
    isSent: arrived.promise,
    letGo: () => decided.resolve('go'),
    lose: () => decided.resolve('lose'),
  };
}

/** Minutes from now until this time, rounded. */
const minutesTo = (time: unknown) => Math.round((Date.parse(String(time)) - Date.now()) / minuteMs);

test('on the list one press accepts a request, and the next sets its arrival to 15 minutes', async ({
  server,
  openDesk,
}) => {
  await book(server, { name: 'Quick Quinn' });
  const desk = await openDesk();
  const card = cardOf(desk, 'Quick Quinn');
  await card.getByRole('button', { name: requestWords.steps.accepted }).click();
  await card.getByRole('button', { name: `${words.eta.ask} 15 min` }).click();
  await card.getByText(/^Expected \d{1,2}:\d\d [AP]M, in 1[45] min$/).waitFor();
  const [row] = server.rowsOf('Quick Quinn');
  expect(row).toMatchObject({ status: 'accepted', assignee: owner, version: 3 });
  expect(minutesTo(row?.eta_at)).toBe(15);
  expect(await violations(desk)).toEqual([]);
  await fits(desk);
});

test('keys alone accept a request, set its arrival, go on the way, turn back, and finish it with $95', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, { name: 'Keyboard Kim' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  await button(desk, requestWords.steps.accepted).focus();
  for (const [key, shown] of [
    ['a', /New → Accepted$/],
    ['2', /^Expected .+ in (29|30) min$/],
    ['o', /Accepted → On the way$/],
    ['t', /On the way → Accepted$/],
    ['o', /Accepted → On the way$/],
  ] as const) {
    await settled(desk);
    await desk.keyboard.press(key);
    await desk.getByText(shown).last().waitFor();
  }
  await expect.poll(() => desk.getByText(/Accepted → On the way$/).count()).toBe(2);
  await desk.getByText(words.eta.legend).waitFor();
  expect(server.rowsOf('Keyboard Kim')).toMatchObject([{ eta_at: null }]);
  await settled(desk);
  await desk.keyboard.press('5');
  const minutes = desk.getByLabel(words.eta.otherLabel);
  await minutes.fill('25');
  await minutes.press('Enter');
  await desk.getByText(/^Expected .+ in 2[45] min$/).waitFor();
  expect(await violations(desk)).toEqual([]);
  await fits(desk);

  // The key for turning back has opened the hidden buttons.
  await button(desk, requestWords.steps.done).focus();
  await settled(desk);
  await desk.keyboard.press('d');
  const paid = desk.getByLabel(words.askPaid.label);
  await paid.and(desk.locator(':focus')).waitFor();
  await settled(desk);
  await paid.fill('ninety');
  await button(desk, words.ways.card).press('Enter');
  await desk.getByText(words.askPaid.wrong).waitFor();
  expect(await violations(desk)).toEqual([]);
  await paid.fill('95');
  // 10 s after the last step, its Undo goes away, and the buttons settle again.
  await settled(desk);
  await button(desk, words.ways.card).press('Enter');
  await desk.getByText('Paid $95, Card', { exact: true }).waitFor();
  expect(server.rowsOf('Keyboard Kim')).toMatchObject([
    { status: 'done', paid_cents: 9500, paid_by: 'card' },
  ]);
  await fits(desk);
});

test('a step can be undone, but not once an arrival time was added to it', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, { name: 'Undone Uma' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  await openMore(desk);
  await button(desk, requestWords.steps.on_the_way).click();
  await button(desk, requestWords.undo).click();
  await desk.getByText('On the way → New').waitFor();
  expect(server.rowsOf('Undone Uma')).toMatchObject([
    { status: 'pending', accepted_at: null, on_the_way_at: null, assignee: null },
  ]);
  await button(desk, requestWords.steps.on_the_way).click();
  await button(desk, requestWords.undo).waitFor();
  await settled(desk);
  await button(desk, '45').click();
  await desk.getByText(/^Expected .+ in 4[45] min$/).waitFor();
  await expect.poll(() => button(desk, requestWords.undo).count()).toBe(0);
});

test('a second Enter right after arriving does not finish the job, and arriving has no undo', async ({
  server,
  openDesk,
  session,
}) => {
  const reference = await book(server, { name: 'Double Dee' });
  const body = { status: 'on_the_way', version: 1, eta_minutes: 15 };
  const url = `/api/desk/requests/${reference}`;
  expect((await session.call('POST', `${url}/status`, body)).status).toBe(200);
  const desk = await openDesk(`/desk/requests/${reference}`);
  // Press from within the page, because a slow machine would press after the second in which it settles.
  const pressedAgain = desk.waitForFunction(() => {
    const next = document.querySelector('[data-settling]') && document.activeElement;
    if (next instanceof HTMLElement) next.click();
    return next;
  });
  await button(desk, words.eta.arrive).press('Enter');
  await pressedAgain;
  await desk.getByText(/^There since \d+:\d\d [AP]M$/).waitFor();
  await settled(desk);
  expect(server.rowsOf('Double Dee')).toMatchObject([{ status: 'on_the_way', version: 3 }]);
  await openMore(desk);
  await button(desk, requestWords.turnBack).click();
  await button(desk, requestWords.undo).waitFor();
  await settled(desk);
  await button(desk, requestWords.steps.on_the_way).click();
  await button(desk, requestWords.undo).waitFor();
  await settled(desk);
  await button(desk, words.eta.arrive).click();
  await desk.getByText(/^There since \d+:\d\d [AP]M$/).waitFor();
  expect(await button(desk, requestWords.undo).count()).toBe(0);
});

test('Enter in the field of the minutes counts even while the buttons around it settle', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, { name: 'Entering Ed' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  await button(desk, requestWords.steps.accepted).click();
  await settled(desk);
  await button(desk, words.eta.other).click();
  const minutes = desk.getByLabel(words.eta.otherLabel);
  await minutes.fill('25');
  // Press from within the page, as browsers do on Enter: a slow machine would press after the second in which it settles.
  const pressed = desk.waitForFunction(() => {
    const field = document.activeElement;
    const isSettling = document.querySelector('[data-settling]') !== null;
    if (!(isSettling && field instanceof HTMLInputElement)) return false;
    field.form?.querySelector<HTMLElement>('[type=submit]')?.click();
    return true;
  });
  await desk.clock.fastForward(2 * undoMs);
  await pressed;
  await desk.getByText(/^Expected .+ in 2[45] min$/).waitFor();
});

test('an arrival can be taken back, and a new arrival time set', async ({
  server,
  openDesk,
  session,
}) => {
  const reference = await book(server, { name: 'Wrong Wes' });
  const url = `/api/desk/requests/${reference}/status`;
  expect((await session.call('POST', url, { status: 'on_the_way', version: 1 })).status).toBe(200);
  const desk = await openDesk(`/desk/requests/${reference}`);
  await button(desk, words.eta.arrive).click();
  await button(desk, words.eta.notArrived).waitFor();
  expect(await violations(desk)).toEqual([]);
  await settled(desk);
  await button(desk, words.eta.notArrived).click();
  await button(desk, words.eta.arrive).waitFor();
  expect(server.rowsOf('Wrong Wes')).toMatchObject([{ status: 'on_the_way', arrived_at: null }]);
  await settled(desk);
  await button(desk, '15').click();
  await desk.getByText(/^Expected .+ in 1[45] min$/).waitFor();
});

test('an arrival time that has passed shows in red how late it is', async ({
  server,
  openDesk,
  session,
}) => {
  const reference = await book(server, { name: 'Late Lou' });
  const url = `/api/desk/requests/${reference}`;
  const body = { status: 'on_the_way', version: 1, eta_minutes: 15 };
  expect((await session.call('POST', `${url}/status`, body)).status).toBe(200);
  const desk = await openDesk();
  await cardOf(desk, 'Late Lou')
    .getByText(/^Expected .+ in 1[45] min$/)
    .waitFor();
  await desk.clock.fastForward(27 * minuteMs);
  const late = cardOf(desk, 'Late Lou').getByText(/^Late by 1[12] min/);
  await late.waitFor();
  expect(await late.getAttribute('class')).toContain('text-stop');
});

test('an edit changes phone number, appointment, price and assignee, and history keeps the old number', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/status of 422/, 'the number is none');
  const reference = await book(server, {
    name: 'Typo Tina',
    timeframe: 'Same Day',
    phone: '(201) 555-0141',
  });
  const desk = await openDesk(`/desk/requests/${reference}`);
  await button(desk, requestWords.steps.accepted).click();
  await desk.getByText('New → Accepted').waitFor();
  await openMore(desk);
  await button(desk, words.edit.open).click();
  const form = desk.getByRole('form', { name: words.edit.title });
  const field = (column: string) => form.getByLabel(words.labels[column] ?? '', { exact: true });
  expect(await violations(desk)).toEqual([]);
  await fits(desk);
  await field('phone').fill('12');
  await field('quoted_cents').fill('120.50');
  await field('appointment_at').fill('2027-01-15T09:30');
  await field('assignee').selectOption(dana);
  await button(desk, words.edit.save).click();
  await form.getByRole('alert').waitFor();
  expect(await field('quoted_cents').inputValue()).toBe('120.50');
  await field('phone').fill('(201) 555-0142');
  await button(desk, words.edit.save).click();
  await expect.poll(() => form.count()).toBe(0);
  await button(desk, words.edit.open).and(desk.locator(':focus')).waitFor();
  await desk.getByText(words.was('Phone', '(201) 555-0141')).waitFor();
  await desk.getByText('Appointment Fri, Jan 15, 9:30 AM, 60 min · Quoted $120.50').waitFor();
  await desk.getByText(new RegExp(`^${dana} has it`)).waitFor();
  expect(server.rowsOf('Typo Tina')).toMatchObject([
    {
      phone: '(201) 555-0142',
      appointment_at: '2027-01-15T14:30:00.000Z',
      appointment_minutes: 60,
      quoted_cents: 12_050,
      assignee: dana,
    },
  ]);
});

test('when two people edit the same field, the second sees both values and applies theirs by a press', async ({
  server,
  openDesk,
  danaSession,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  const reference = await book(server, { name: 'Both Bo', notes: 'Blue door' });
  const url = `/api/desk/requests/${reference}`;
  const desk = await openDesk(url.replace('/api', ''));
  await openMore(desk);
  await button(desk, words.edit.open).click();
  const form = desk.getByRole('form', { name: words.edit.title });
  const field = (column: string) => form.getByLabel(words.labels[column] ?? '', { exact: true });
  await field('unit_number').fill('5C');
  await field('notes').fill('Green door');
  const theirs = { version: 1, notes: 'Red door', gate_code: '*77' };
  expect((await danaSession.call('PATCH', url, theirs)).status).toBe(200);
  await button(desk, words.edit.save).click();
  await desk
    .getByText(words.collision.line('Customer’s notes', 'Red door', 'Green door'))
    .waitFor();
  expect(await violations(desk)).toEqual([]);
  expect(server.rowsOf('Both Bo')).toMatchObject([{ notes: 'Red door', unit_number: null }]);
  expect(await field('unit_number').inputValue()).toBe('5C');
  await button(desk, words.collision.again).click();
  await desk.getByText(words.was('Customer’s notes', 'Red door')).waitFor();
  expect(server.rowsOf('Both Bo')).toMatchObject([
    { notes: 'Green door', unit_number: '5C', gate_code: '*77' },
  ]);

  // What others change elsewhere in the meantime is no conflict, and neither is a field that keeps their value.
  await button(desk, words.edit.open).click();
  await field('name').fill('Both Beau');
  await field('notes').fill('Yellow door');
  const again = { version: 3, notes: 'Grey door', unit_number: '6D' };
  expect((await danaSession.call('PATCH', url, again)).status).toBe(200);
  await button(desk, words.edit.save).click();
  await button(desk, words.collision.drop).click();
  expect(await field('notes').inputValue()).toBe('Grey door');
  expect(await field('unit_number').inputValue()).toBe('6D');
  expect((await danaSession.call('POST', `${url}/notes`, { text: 'Called' })).status).toBe(201);
  await button(desk, words.edit.save).click();
  await expect.poll(() => form.count()).toBe(0);
  expect(server.rowsOf('Both Beau')).toMatchObject([{ notes: 'Grey door', unit_number: '6D' }]);
});

test('retrying an edit whose response was lost is not a conflict', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED|status of 409/, 'an answer is lost');
  const reference = await book(server, { name: 'Lost Lars' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  const { form, field } = await openEdit(desk);
  await field('unit_number').fill('4B');
  const path = `**/requests/${reference}`;
  await desk.route(path, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await button(desk, words.edit.save).click();
  await form.getByRole('alert').waitFor();
  await desk.unroute(path);
  await button(desk, words.edit.save).click();
  await expect.poll(() => form.count()).toBe(0);
  expect(server.rowsOf('Lost Lars')).toMatchObject([{ unit_number: '4B', version: 2 }]);
});

test('edits made after a conflict is shown are applied with the rest', async ({
  server,
  openDesk,
  danaSession,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  const reference = await book(server, { name: 'More Mo', notes: 'Blue door' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  const { form, field } = await openEdit(desk);
  await field('notes').fill('Green door');
  const theirs = { version: 1, notes: 'Red door', unit_number: '6D' };
  const url = `/api/desk/requests/${reference}`;
  expect((await danaSession.call('PATCH', url, theirs)).status).toBe(200);
  await button(desk, words.edit.save).click();
  await button(desk, words.collision.again).waitFor();
  await field('gate_code').fill('#77');
  await field('unit_number').fill('4B');
  await desk.getByText(words.collision.line(words.labels.unit_number ?? '', '6D', '4B')).waitFor();
  await button(desk, words.collision.again).click();
  await expect.poll(() => form.count()).toBe(0);
  expect(server.rowsOf('More Mo')).toMatchObject([
    { notes: 'Green door', gate_code: '#77', unit_number: '4B' },
  ]);
});

test('input typed while a change is being saved stays in the form', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, { name: 'Slow Sal' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  const { form, field } = await openEdit(desk);
  await field('unit_number').fill('4B');
  const { isSent, letGo } = await holdEdit(desk, reference);
  await button(desk, words.edit.save).click();
  await isSent;
  await field('gate_code').fill('#77');
  letGo();
  await button(desk, words.edit.save).waitFor();
  expect(server.rowsOf('Slow Sal')).toMatchObject([{ unit_number: '4B', gate_code: null }]);
  expect(await field('gate_code').inputValue()).toBe('#77');
  await button(desk, words.edit.save).click();
  await expect.poll(() => form.count()).toBe(0);
  expect(server.rowsOf('Slow Sal')).toMatchObject([{ unit_number: '4B', gate_code: '#77' }]);
});

test('the form does not send an assignee if the request is new again', async ({
  server,
  openDesk,
  danaSession,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'somebody else has given it back');
  const reference = await book(server, { name: 'Back Bob' });
  const url = `/api/desk/requests/${reference}/status`;
  const accepted = { status: 'accepted', version: 1 };
  expect((await danaSession.call('POST', url, accepted)).status).toBe(200);
  const desk = await openDesk(`/desk/requests/${reference}`);
  const { form, field } = await openEdit(desk);
  await field('assignee').selectOption(owner);
  await field('unit_number').fill('4B');
  const back = { status: 'pending', version: 2 };
  expect((await danaSession.call('POST', url, back)).status).toBe(200);
  await expect.poll(() => field('assignee').count()).toBe(0);
  await button(desk, words.edit.save).click();
  await expect.poll(() => form.count()).toBe(0);
  expect(server.rowsOf('Back Bob')).toMatchObject([
    { status: 'pending', assignee: null, unit_number: '4B' },
  ]);
});

test.for(['page', 'list'])(
  'when two people set an arrival time at once, the second is asked to confirm, on the %s',
  async (where, { server, openDesk, danaSession, allowComplaints }) => {
    allowComplaints(/status of 409/, 'the second of two is told');
    const name = `Hurried Hal ${where}`;
    const reference = await book(server, { name });
    const url = `/api/desk/requests/${reference}`;
    const desk = await openDesk(where === 'page' ? `/desk/requests/${reference}` : '/desk');
    const place = where === 'page' ? desk.getByRole('main') : cardOf(desk, name);
    await place.getByRole('button', { name: requestWords.steps.accepted }).click();
    await place.getByRole('button', { name: requestWords.undo }).waitFor();
    await settled(desk);
    const { isSent, letGo } = await holdEdit(desk, reference);
    await place.getByRole('button', { name: '30' }).click();
    await isSent;
    const theirs = { version: 2, eta_minutes: 45 };
    expect((await danaSession.call('PATCH', url, theirs)).status).toBe(200);
    await place.getByText(/^Expected .+ in 4[45] min$/).waitFor();
    letGo();
    await place.getByRole('button', { name: words.collision.again }).waitFor();
    await desk.clock.fastForward(undoMs);
    expect(await violations(desk)).toEqual([]);
    await fits(desk);
    await settled(desk);
    await place.getByRole('button', { name: words.collision.again }).click();
    await place.getByText(/^Expected .+ in (29|30) min$/).waitFor();
    await expect
      .poll(() => place.getByRole('button', { name: words.collision.again }).count())
      .toBe(0);
    expect(minutesTo(server.rowsOf(name)[0]?.eta_at)).toBe(30);
  },
);

test('when two people enter a payment at once, the second is asked to confirm', async ({
  server,
  openDesk,
  session,
  danaSession,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  const reference = await book(server, { name: 'Paid Pia' });
  const url = `/api/desk/requests/${reference}`;
  for (const [index, status] of ['accepted', 'done'].entries()) {
    const body = { status, version: index + 1 };
    expect((await session.call('POST', `${url}/status`, body)).status).toBe(200);
  }
  const desk = await openDesk(`/desk/requests/${reference}`);
  await desk.getByLabel(words.askPaid.label).fill('95');
  const { isSent, letGo } = await holdEdit(desk, reference);
  await button(desk, words.ways.cash).click();
  await isSent;
  const theirs = { version: 3, paid_cents: 12_000, paid_by: 'card' };
  expect((await danaSession.call('PATCH', url, theirs)).status).toBe(200);
  await desk.getByText('Paid $120, Card', { exact: true }).waitFor();
  letGo();
  await button(desk, words.collision.again).click();
  await desk.getByText('Paid $95, Cash', { exact: true }).waitFor();
  expect(server.rowsOf('Paid Pia')).toMatchObject([{ paid_cents: 9500, paid_by: 'cash' }]);
});

test('a card stays in place while minutes are being typed in it', async ({ server, openDesk }) => {
  await book(server, { name: 'Typing Tess' });
  const desk = await openDesk();
  const card = cardOf(desk, 'Typing Tess');
  await card.getByRole('button', { name: requestWords.steps.accepted }).click();
  await card.getByRole('button', { name: `${words.eta.ask} ${words.eta.other}` }).click();
  const minutes = card.getByLabel(words.eta.otherLabel);
  await minutes.fill('25');
  await desk.clock.fastForward(2 * undoMs);
  await settled(desk);
  expect(await minutes.inputValue()).toBe('25');
  await minutes.press('Enter');
  await card.getByText(/^Expected .+ in 2[45] min$/).waitFor();
  // Then the card moves to the other requests that somebody has.
  await expect.poll(() => card.getByRole('button', { name: requestWords.undo }).count()).toBe(0);
});

test('a card stays in place until its arrival time is stored, and shows an error if that fails', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED/, 'the press is lost');
  const reference = await book(server, { name: 'Patchy Pam' });
  const desk = await openDesk();
  const card = cardOf(desk, 'Patchy Pam');
  await card.getByRole('button', { name: requestWords.steps.accepted }).click();
  const half = card.getByRole('button', { name: `${words.eta.ask} 30 min` });
  await half.waitFor();
  await settled(desk);
  const { isSent, lose } = await holdEdit(desk, reference);
  await half.click();
  await isSent;
  await desk.clock.fastForward(undoMs);
  lose();
  await card.getByText(deskFrame.unreachable).waitFor();
  await half.click();
  await card.getByText(/^Expected .+ in (29|30) min$/).waitFor();
  expect(await card.getByText(deskFrame.unreachable).count()).toBe(0);
});

test('the open list is grouped under headings, a list that is sorted newest first is not', async ({
  server,
  openDesk,
  session,
}) => {
  for (const { reference, version } of server.rows(
    "select reference, version from submissions where status not in ('done', 'cancelled', 'spam')",
  )) {
    const body = { status: 'cancelled', version: Number(version) };
    await session.call('POST', `/api/desk/requests/${reference}/status`, body);
  }
  const step = async (name: string, timeframe: string, status: string, more = {}) => {
    const reference = await book(server, { name, timeframe });
    const url = `/api/desk/requests/${reference}`;
    if (status) await session.call('POST', `${url}/status`, { status, version: 1, ...more });
    return { reference, url };
  };
  await step('Later Lea', 'Just Curious', 'accepted');
  const planned = await step('Planned Pat', 'Same Day', 'accepted');
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const at = { version: 2, appointment_at: tomorrow };
  expect((await session.call('PATCH', planned.url, at)).status).toBe(200);
  await step('Ready Rae', 'ASAP', 'accepted');
  await step('Moving Mo', 'ASAP', 'on_the_way', { eta_minutes: 20 });
  await step('Fresh Fay', 'Same Day', '');
  await step('Urgent Ute', 'ASAP', '');
  const desk = await openDesk();
  const headings = () => desk.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const { urgent, pending, on_the_way, accepted } = listWords.groups;
  await expect.poll(headings).toEqual([urgent, pending, on_the_way, accepted]);
  expect(await violations(desk)).toEqual([]);
  await desk.goto('/desk?status=all');
  await cardOf(desk, 'Later Lea').waitFor();
  expect(await headings()).not.toContain(accepted);
  await desk.goto('/desk?status=on_the_way');
  await cardOf(desk, 'Moving Mo').waitFor();
  expect(await cardOf(desk, 'Ready Rae').count()).toBe(0);
});
