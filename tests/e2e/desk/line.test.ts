import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { phone } from '../../support/browser/browser.ts';
import { startSmtp } from '../../support/delivery/smtp.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { awaitEventStream, book, deskTest } from '../../support/desk/desk-test.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';
import type { RunningServer } from '../../support/server/server.ts';
import { startTcpProxy } from '../../support/server/tcp-proxy.ts';

const test = deskTest
  .override('environment', { ALARM_AFTER_MIN: '0.02' })
  .extend('openDesk', ({ openSignedIn }) => {
    /** Opens the desk in a new signed-in window, and waits until its event stream is open. */
    return async (path = '/desk'): Promise<Page> => {
      const { page } = await openSignedIn();
      await awaitEventStream(page, () => page.goto(path));
      return page;
    };
  });

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const noticesOf = (page: Page) => page.getByRole('region', { name: deskFrame.notices.label });
const later = { timeframe: 'Same Day' };

/** Books a request. `send` does what its customer can do. */
async function bookFollowed(server: RunningServer, change: object = {}) {
  const [booking] = await manyBookings(server, 1);
  if (!booking) throw new Error('no booking');
  const typed = { ...JSON.parse(booking.body), ...change };
  const { body } = await answerTo(server.url, { ...booking, body: JSON.stringify(typed) });
  return {
    reference: String(body.reference),
    async send(what: 'notes' | 'cancel', given: object = {}) {
      const answer = await fetch(`${server.url}/api/request/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${body.follow}`, 'content-type': 'application/json' },
        body: JSON.stringify(given),
      });
      expect(answer.ok).toBe(true);
    },
  };
}

test('a dead event stream is noticed, and its replacement shows what was missed', async ({
  server,
  openWindow,
  mailBox,
}) => {
  const proxy = await startTcpProxy(new URL(server.url));
  const { page, context } = await openWindow({ viewport: phone, baseURL: proxy.url });
  const session = await signInAt(server, await mailedSignInPath(server, mailBox));
  await session.give(context);
  await page.clock.install();
  await awaitEventStream(page, () => page.goto('/desk'));
  await book(server, { name: 'Heard Hannah', ...later });
  await page.getByRole('status').getByText(listWords.arrived('')).waitFor();
  await cardOf(page, 'Heard Hannah').waitFor();
  // From here on only the fake clock counts, and not a slow machine's own time.
  await page.clock.pauseAt(Date.now() + 5000);
  proxy.silence();
  await book(server, { name: 'Unheard Una', ...later });
  await page.clock.runFor(35_000);
  expect(await page.getByText(deskFrame.reconnecting).count()).toBe(0);
  await page.clock.runFor(13_000);
  await page.getByText(deskFrame.reconnecting).waitFor();
  expect(await cardOf(page, 'Unheard Una').count()).toBe(0);
  proxy.mend();
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await cardOf(page, 'Unheard Una').waitFor();
  await page.getByText(deskFrame.reconnecting).waitFor({ state: 'detached' });
});

test('an event stream cut in the middle of an event neither loses nor repeats it', async ({
  server,
  openWindow,
  mailBox,
  allowComplaints,
}) => {
  allowComplaints(/ERR_/, 'the connection is cut');
  const proxy = await startTcpProxy(new URL(server.url));
  const { page, context } = await openWindow({ viewport: phone, baseURL: proxy.url });
  const session = await signInAt(server, await mailedSignInPath(server, mailBox));
  await session.give(context);
  await awaitEventStream(page, () => page.goto('/desk'));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      document.body.dataset.said = `${document.body.dataset.said ?? ''}|${text}`;
    }).observe(document.querySelector('[role=status]') ?? document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  proxy.cutAfter('event: request\nid: ');
  await book(server, { name: 'Cut Carl', ...later });
  const told = listWords.arrived('Same Day, House Lockout, North Bergen');
  await expect.poll(proxy.isCut).toBe(true);
  proxy.mend();
  await cardOf(page, 'Cut Carl').waitFor();
  const said = () => page.evaluate(() => document.body.dataset.said);
  // The live region is emptied after a while.
  await expect.poll(said).toMatch(new RegExp(`${told}.*\\|$`));
  expect((await said())?.split(told)).toHaveLength(2);
});

test('notices of an alarm, a note or a cancellation stay on every screen until they are dealt with', async ({
  server,
  session,
  openDesk,
}) => {
  const desk = await openDesk('/desk/numbers');
  await desk.getByRole('heading', { name: 'Numbers', level: 1 }).waitFor();
  const { reference: first } = await bookFollowed(server, { name: 'Alarm Al' });
  const notices = noticesOf(desk);
  await notices.getByRole('alert').getByText(deskFrame.notices.kinds.alarm(first)).waitFor();
  const second = await bookFollowed(server, later);
  await second.send('notes', { text: 'Back door' });
  await notices.getByText(deskFrame.notices.kinds.note(second.reference)).waitFor();
  await session.call('POST', `/api/desk/requests/${second.reference}/status`, {
    status: 'accepted',
    version: 2,
  });
  await second.send('cancel');
  await notices.getByText(deskFrame.notices.kinds.cancelled(second.reference)).waitFor();
  expect(await violations(desk)).toEqual([]);

  // After a dismissal by keyboard, the focus must go to the next notice.
  const cancelled = deskFrame.notices.kinds.cancelled(second.reference);
  await notices.getByRole('button', { name: deskFrame.notices.dismiss(cancelled) }).focus();
  await desk.keyboard.press('Enter');
  await expect.poll(() => notices.getByRole('listitem').count()).toBe(2);
  const inFocus = () => desk.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await inFocus()).toContain(deskFrame.notices.kinds.note(second.reference));
  await notices.getByRole('link', { name: deskFrame.notices.kinds.note(second.reference) }).click();
  await desk.getByText('Back door').waitFor();
  await desk.getByRole('link', { name: 'All open requests' }).click();
  await notices.getByText(deskFrame.notices.kinds.alarm(first)).waitFor();
  // When somebody else accepts, nothing is left to do.
  await session.call('POST', `/api/desk/requests/${first}/status`, {
    status: 'accepted',
    version: 1,
  });
  await notices.waitFor({ state: 'detached' });
});

test('only five notices are shown at once, and one press dismisses all of them', async ({
  server,
  openDesk,
}) => {
  const desk = await openDesk();
  for (let time = 0; time < 7; time += 1) {
    const { send } = await bookFollowed(server, later);
    await send('notes', { text: 'x' });
  }
  const notices = noticesOf(desk);
  await notices.getByText(deskFrame.notices.more(2)).waitFor();
  expect(await notices.getByRole('listitem').count()).toBe(5);
  expect(await violations(desk)).toEqual([]);
  await notices.getByRole('button', { name: deskFrame.notices.dismissAll }).click();
  await notices.waitFor({ state: 'detached' });
});

test('the app badge shows the number of new requests, and is cleared on signing out', async ({
  server,
  mailBox,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in any more');
  const { page, context } = await openWindow();
  await context.addInitScript(() => {
    const set = async (count: number) => {
      document.documentElement.dataset.badge = String(count);
    };
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: async () => set(0) });
  });
  await (await signInAt(server, await mailedSignInPath(server, mailBox))).give(context);
  const pending = () => server.rows("select id from submissions where status = 'pending'").length;
  const badge = () => page.evaluate(() => document.documentElement.dataset.badge);
  await book(server, later);
  await page.goto('/desk/account');
  await expect.poll(badge).toBe(String(pending()));
  await book(server, later);
  await expect.poll(badge).toBe(String(pending()));
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(badge).toBe('0');
});

test('loading the list is retried if it fails after an event', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/status of 502/, 'a proxy answers in the server’s place');
  const desk = await openDesk();
  await desk.getByRole('heading', { name: 'Open requests' }).waitFor();
  const failedAt: number[] = [];
  await desk.route(/\/api\/desk\/requests\?/, async (route) => {
    failedAt.push(performance.now());
    await route.fulfill({ status: 502 });
  });
  const name = `Once More ${crypto.randomUUID().slice(0, 8)}`;
  await book(server, { name, ...later });
  // A booking's events arrive together, so a request this long after them can only be the desk's own retry.
  const lasted = () => (failedAt.at(-1) ?? 0) - (failedAt[0] ?? 0);
  await expect.poll(lasted).toBeGreaterThan(4000);
  await desk.unroute(/\/api\/desk\/requests\?/);
  await cardOf(desk, name).waitFor();
});

test('after a reload the sound button says that it is silent until the first press on the page', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/AudioContext was not allowed to start/, 'nothing was pressed yet');
  const desk = await openDesk();
  await desk.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, at) {
      (window as unknown as { tones: number }).tones += 1;
      start.call(this, at);
    };
  });
  const tones = () => desk.evaluate(() => (window as unknown as { tones: number }).tones);
  const sound = desk.getByRole('button', { name: 'Sound' });
  await sound.getByText(listWords.soundStates.off).waitFor();
  await sound.click();
  await sound.getByText(listWords.soundStates.on, { exact: true }).waitFor();
  await awaitEventStream(desk, () => desk.reload());
  await sound.getByText(listWords.soundStates.silent).waitFor();
  await book(server, { name: 'Silent Sam', ...later });
  // The list may show the request before the desk receives its event.
  await desk.getByRole('status').getByText(listWords.arrived('')).waitFor();
  await desk.getByRole('heading', { name: 'Open requests' }).click();
  await sound.getByText(listWords.soundStates.on, { exact: true }).waitFor();
  // The press does not play what was missed while the desk was silent.
  expect(await tones()).toBe(0);
  await book(server, { name: 'Loud Lou', ...later });
  await expect.poll(tones).toBe(4);
  // Pressing the switch itself, by finger or key, makes the sound audible and turns nothing off.
  for (const press of [() => sound.click(), () => sound.press('Space')]) {
    await desk.reload();
    await sound.getByText(listWords.soundStates.silent).waitFor();
    await press();
    await sound.getByText(listWords.soundStates.on, { exact: true }).waitFor();
  }
  await sound.click();
  await sound.getByText(listWords.soundStates.off).waitFor();
});

// This test is last, because it closes the mailbox that the others share.
test('the result of resending a mail shows without a reload', async ({
  server,
  mailBox,
  openDesk,
}) => {
  await mailBox.close();
  const reference = await book(server, later);
  const desk = await openDesk(`/desk/requests/${reference}`);
  const mail = desk.getByRole('listitem').filter({ hasText: 'To the owner' });
  await mail.getByText('waiting').waitFor();
  await mail.getByRole('button', { name: requestWords.mails.retry }).click();
  await desk.getByText(requestWords.mails.retried).waitFor();
  await mail.getByText('waiting').waitFor();
  await startSmtp(mailBox.port);
  await mail.getByText('sent').waitFor();
  expect(await desk.getByText(requestWords.mails.retried).count()).toBe(0);
});
