import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { acceptWords } from '../../../content/owner/desk/accept.ts';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { phone } from '../../support/browser/browser.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import type { Smtp } from '../../support/delivery/smtp.ts';
import { owner } from '../../support/desk/desk.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { book, deskTest, openMore } from '../../support/desk/desk-test.ts';
import type { RunningServer } from '../../support/server/server.ts';

const dana = 'dana@locksmith.example';
/** A step can be undone for this long. */
const undoMs = 10_000;

const test = deskTest
  .override('environment', { DESK_EMAILS: `${owner},${dana}` })
  .extend('danaSession', { scope: 'file' }, async ({ server, mailBox }) =>
    signInAt(server, await mailedSignInPath(server, mailBox, dana)),
  )
  .extend('openAs', ({ openSignedIn, openWindow, danaSession }) => {
    /** Opens the desk on this person's phone, with a fake clock for its timers. */
    return async (who: string, path = '/desk'): Promise<Page> => {
      const window = await (who === owner ? openSignedIn() : openWindow({ viewport: phone }));
      if (who !== owner) await danaSession.give(window.context);
      await window.page.clock.install();
      await window.page.goto(path);
      return window.page;
    };
  });

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const acceptIn = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: `${words.steps.accepted} ` });
const undoIn = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: words.undo });
const statusOf = (server: RunningServer, name: string) => server.rowsOf(name)[0]?.status;
const since = /, since \d{1,2}:\d\d [AP]M\.$/;
const youHaveIt = new RegExp(words.holder.you('').slice(0, -1) + /\d{1,2}:\d\d [AP]M\./.source);
const hasIt = (who: string) => new RegExp(`^${who.replaceAll('.', '\\.')} has it${since.source}`);

/** Resolves to the path of the link in the owner's mail. Dana gets a mail with her own link. */
async function ownersLink(mailBox: Smtp, reference: string): Promise<string> {
  const mails = await mailBox.mailsAbout(reference, 2);
  const mail = mails.find(({ recipients }) => recipients.includes(owner));
  return /\/accept#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Lists those of the names that are on cards, from the top. */
const order = (page: Page, ...names: string[]) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('li')].flatMap(
        (card) => wanted.find((name) => card.textContent?.includes(name)) ?? [],
      ),
    names,
  );

async function middleOf(page: Page, button: ReturnType<typeof acceptIn>) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  return { at, tap: () => page.mouse.click(...at) };
}

/** Cancel the requests that other tests have left open. */
test.beforeEach(async ({ server, session }) => {
  const open = server.rows(
    "select reference, version from submissions where status in ('pending', 'accepted')",
  );
  for (const { reference, version } of open) {
    const body = { status: 'cancelled', version: Number(version) };
    await session.call('POST', `/api/desk/requests/${reference}/status`, body);
  }
});

test('when two people accept one card, the second sees on that card who has it', async ({
  server,
  openAs,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  await book(server, { name: 'Both Betty' });
  await book(server, { name: 'Next Nora' });
  const [first, second] = [await openAs(owner), await openAs(dana)];
  const { release } = await holdRequests(second, '**/status');
  await acceptIn(second, 'Both Betty').click();
  await acceptIn(first, 'Both Betty').click();
  await undoIn(first, 'Both Betty').waitFor();
  // The event arrives before the answer, and the card keeps its place.
  await cardOf(second, 'Both Betty').getByText(deskFrame.statuses.accepted).waitFor();
  release();
  await second.getByRole('status').getByText(hasIt(owner)).waitFor();
  await cardOf(second, 'Both Betty').getByText(hasIt(owner)).waitFor();
  expect(await second.getByRole('alert').count()).toBe(0);
  expect(await order(second, 'Both Betty', 'Next Nora')).toEqual(['Both Betty', 'Next Nora']);
  expect(await violations(second)).toEqual([]);
  // All of it fits on a phone of 360 px.
  for (const page of [first, second]) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }

  for (const page of [first, second]) await page.clock.fastForward(undoMs);
  await expect
    .poll(() => order(second, 'Both Betty', 'Next Nora'))
    .toEqual(['Next Nora', 'Both Betty']);
  await cardOf(first, 'Both Betty').getByText(youHaveIt).waitFor();
  await cardOf(second, 'Both Betty').getByText(hasIt(owner)).waitFor();
  expect(server.rowsOf('Both Betty')).toMatchObject([
    { status: 'accepted', version: 2, assignee: owner },
  ]);
});

test.for([120, 300, 500])(
  'tapping Accept repeatedly %i ms apart accepts one request, and undoes nothing',
  async (pause, { server, openAs }) => {
    const [first, second] = [`First ${pause}`, `Second ${pause}`];
    await book(server, { name: first });
    await book(server, { name: second });
    const desk = await openAs(owner);
    const { at } = await middleOf(desk, acceptIn(desk, first));
    // Use the page's timers, as the settling second does, so that a busy machine slows both alike.
    await desk.evaluate(
      async ([[x, y], ms]) => {
        for (const wait of [0, ms, ms]) {
          await new Promise((done) => setTimeout(done, wait));
          const press = { bubbles: true, cancelable: true, detail: 1 };
          document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', press));
        }
      },
      [at, pause] as const,
    );
    await undoIn(desk, first).waitFor();
    // By then, a press that was mistaken for one on 'Undo' would have reached the server.
    await expect.poll(() => desk.locator('[data-settling]').count()).toBe(0);
    expect(server.rowsOf(first)).toMatchObject([{ status: 'accepted', version: 2 }]);
    expect(server.rowsOf(second)).toMatchObject([{ status: 'pending', version: 1 }]);
    expect(await order(desk, first, second)).toEqual([first, second]);
    expect(new URL(desk.url()).pathname).toBe('/desk');
  },
);

test('a card that has just moved ignores clicks and keys', async ({ server, openAs }) => {
  await book(server, { name: 'Waiting Wilma', timeframe: 'Same Day' });
  const desk = await openAs(owner);
  const { at, tap } = await middleOf(desk, acceptIn(desk, 'Waiting Wilma'));
  await desk.keyboard.press('j');
  // Press at the very moment when another card takes this one's place.
  await desk.evaluate(([x, y]) => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes('Urgent Ursula')) return;
      watch.disconnect();
      const pressed = document.elementFromPoint(x, y);
      if (pressed instanceof HTMLElement) pressed.click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
      document.body.classList.add('pressed');
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, at);
  // Book with another phone number, so that no card gets an extra line.
  await book(server, { name: 'Urgent Ursula', phone: '(201) 555-0199' });
  await desk.locator('body.pressed').waitFor();
  await expect.poll(() => desk.locator('[data-settling]').count()).toBe(0);
  const statuses = () => ['Urgent Ursula', 'Waiting Wilma'].map((name) => statusOf(server, name));
  expect(statuses()).toEqual(['pending', 'pending']);
  await tap();
  await undoIn(desk, 'Urgent Ursula').waitFor();
  expect(statuses()).toEqual(['accepted', 'pending']);
});

test('one press undoes a step for 10 s, even if the phone’s clock is wrong', async ({
  server,
  openAs,
}) => {
  const reference = await book(server, { name: 'Wrong Wanda' });
  const desk = await openAs(owner);
  await desk.clock.setSystemTime(Date.now() - 600_000);
  await acceptIn(desk, 'Wrong Wanda').click();
  await undoIn(desk, 'Wrong Wanda').click();
  await acceptIn(desk, 'Wrong Wanda').waitFor();
  expect(server.rowsOf('Wrong Wanda')).toMatchObject([
    { status: 'pending', accepted_at: null, assignee: null },
  ]);

  await cardOf(desk, 'Wrong Wanda').getByRole('link', { name: 'House Lockout' }).click();
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await button(words.steps.accepted).click();
  await desk.getByText(youHaveIt).waitFor();
  expect(await violations(desk)).toEqual([]);
  const [accepted] = server.rowsOf('Wrong Wanda');
  await openMore(desk);
  await button(words.steps.done).click();
  await button(words.steps.pending).waitFor();
  await button(words.undo).click();
  await button(words.steps.done).waitFor();
  await desk.getByText(youHaveIt).waitFor();
  const { accepted_at, assignee } = accepted ?? {};
  expect(server.rowsOf('Wrong Wanda')).toMatchObject([
    { status: 'accepted', accepted_at, assignee, closed_at: null },
  ]);
  await button(words.steps.spam).click();
  await button(words.undo).waitFor();
  // The frame's live region says it, too.
  await desk.getByText(words.taken.spam).last().waitFor();
  await desk.clock.fastForward(undoMs);
  await expect.poll(() => button(words.undo).count()).toBe(0);
  expect(server.rows(`select status from submissions where reference = '${reference}'`)).toEqual([
    { status: 'spam' },
  ]);
});

test('a finger resting on a card keeps its Undo button there', async ({ server, openAs }) => {
  await book(server, { name: 'Resting Rosa' });
  const desk = await openAs(owner);
  await acceptIn(desk, 'Resting Rosa').click();
  const undo = undoIn(desk, 'Resting Rosa');
  await undo.hover();
  await desk.mouse.down();
  await desk.clock.fastForward(2 * undoMs);
  expect(await undo.count()).toBe(1);
  await desk.mouse.move(0, 0);
  await desk.mouse.up();
  await cardOf(desk, 'Resting Rosa').getByText(youHaveIt).waitFor();
  expect(statusOf(server, 'Resting Rosa')).toBe('accepted');
});

test('a conflict is told in a full sentence that goes away with the next step', async ({
  server,
  openAs,
  danaSession,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  const reference = await book(server, { name: 'Stale Stella' });
  const desk = await openAs(owner, `/desk/requests/${reference}`);
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  // Let this screen learn of changes only through its own presses.
  await button(words.steps.accepted).waitFor();
  await desk.route(`**/requests/${reference}`, (route) => route.abort());
  allowComplaints(/ERR_FAILED/, 'this screen learns of nothing');
  const url = `/api/desk/requests/${reference}`;
  // A load that began before the route above may still bring the note, so the press must be sent before that.
  const noted = Promise.withResolvers<void>();
  await desk.route(
    '**/status',
    async (route) => {
      await noted.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await button(words.steps.accepted).click();
  await danaSession.call('POST', `${url}/notes`, { text: 'Blue door' });
  noted.resolve();
  const told = desk.getByRole('status').filter({ hasText: dana });
  await expect.poll(() => told.textContent()).toMatch(/^dana@locksmith\.example added a note at/);
  await danaSession.call('POST', `${url}/status`, { status: 'accepted', version: 2 });
  await button(words.steps.accepted).click();
  await expect.poll(() => told.textContent()).toMatch(hasIt(dana));
  expect(await desk.getByRole('alert').count()).toBe(0);
  expect(await violations(desk)).toEqual([]);

  await openMore(desk);
  for (const step of ['done', 'pending'] as const) {
    await button(words.steps[step]).click();
    await desk.getByRole('status').filter({ hasText: words.taken[step] }).waitFor();
    expect(await told.count()).toBe(0);
  }
  await danaSession.call('POST', `${url}/status`, { status: 'spam', version: 5 });
  await button(words.steps.accepted).click();
  await expect.poll(() => told.textContent()).toMatch(/ set it to ‘Spam’ at \d{1,2}:\d\d [AP]M\.$/);
});

test('the keys j a j a accept the first request, then the second', async ({ server, openAs }) => {
  const names = ['Key One', 'Key Two', 'Key Three'];
  for (const name of names) await book(server, { name });
  const desk = await openAs(owner);
  await cardOf(desk, 'Key Three').waitFor();
  await desk.getByText(listWords.keys).waitFor({ state: 'attached' });
  const inFocus = () =>
    desk.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '');
  for (const name of ['Key One', 'Key Two']) {
    await desk.keyboard.press('j');
    await desk.keyboard.press('a');
    await undoIn(desk, name).waitFor();
    expect(await inFocus()).toContain(name);
  }
  expect(names.map((name) => statusOf(server, name))).toEqual(['accepted', 'accepted', 'pending']);
  // The two cards move away, and the focus stays at the second place.
  await desk.clock.fastForward(undoMs);
  await expect.poll(() => order(desk, ...names)).toEqual(['Key Three', 'Key One', 'Key Two']);
  expect(await inFocus()).toContain('Key One');
  // A card that is added above moves the focused card, and the focus goes along with it.
  await book(server, { name: 'Key Four' });
  await expect.poll(() => order(desk, 'Key Four', 'Key Three')).toEqual(['Key Three', 'Key Four']);
  expect(await inFocus()).toContain('Key One');
});

test('the key u undoes the last step', async ({ server, openAs }) => {
  await book(server, { name: 'Backward Bea' });
  const desk = await openAs(owner);
  await cardOf(desk, 'Backward Bea').waitFor();
  await desk.keyboard.press('j');
  await desk.keyboard.press('a');
  await undoIn(desk, 'Backward Bea').waitFor();
  await expect.poll(() => desk.locator('[data-settling]').count()).toBe(0);
  await desk.keyboard.press('u');
  await expect.poll(() => statusOf(server, 'Backward Bea')).toBe('pending');
  await acceptIn(desk, 'Backward Bea').waitFor();
});

test('the accept link shows who has the request, and takes it over only with a separate press', async ({
  server,
  mailBox,
  page,
  openAs,
  danaSession,
  allowComplaints,
}) => {
  allowComplaints(/status of 409 .*accept/, 'somebody else has it');
  const reference = await book(server, { name: 'Linked Lou' });
  const path = await ownersLink(mailBox, reference);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(path);
  await button(acceptWords.button).waitFor();
  const desk = await openAs(dana);
  await acceptIn(desk, 'Linked Lou').click();
  await undoIn(desk, 'Linked Lou').waitFor();

  // Two presses on the same spot say who was first, and do no more.
  const { at, tap } = await middleOf(page, button(acceptWords.button));
  // Press again from within the page, because a slow machine would press after the second in which it settles.
  const pressedAgain = page.waitForFunction(([x, y]) => {
    if (!document.querySelector('[data-settling]')) return false;
    const press = { bubbles: true, cancelable: true, detail: 1 };
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', press));
    return true;
  }, at);
  await tap();
  await pressedAgain;
  await page.getByText(hasIt(dana)).waitFor();
  await page.getByRole('heading', { name: acceptWords.taken }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(server.rowsOf('Linked Lou')).toMatchObject([{ version: 2, assignee: dana }]);
  await page.reload();
  await page.getByText(hasIt(dana)).waitFor();

  await button(acceptWords.takeOver).click();
  await page.getByText(acceptWords.told).waitFor();
  expect(server.rowsOf('Linked Lou')).toMatchObject([{ version: 3, assignee: owner }]);
  await cardOf(desk, 'Linked Lou').getByText(hasIt(owner)).waitFor();
  expect(await undoIn(desk, 'Linked Lou').count()).toBe(0);
  await page.reload();
  await page.getByText(acceptWords.told).waitFor();

  const done = { status: 'done', version: 3 };
  await danaSession.call('POST', `/api/desk/requests/${reference}/status`, done);
});

test.for(['light', 'dark'] as const)(
  'axe finds nothing on cards and pages that show the result of a press, %s',
  async (colorScheme, { server, mailBox, page, openAs, danaSession }) => {
    const reference = await book(server, { name: 'Axe Anna' });
    const [other, reopened] = [
      await book(server, { name: 'Axe Otto' }),
      await book(server, { name: 'Axe Rudi' }),
    ];
    const accepted = { status: 'accepted', version: 1 };
    await danaSession.call('POST', `/api/desk/requests/${other}/status`, accepted);
    const desk = await openAs(owner);
    await desk.emulateMedia({ colorScheme });
    await acceptIn(desk, 'Axe Anna').click();
    await undoIn(desk, 'Axe Anna').waitFor();
    await cardOf(desk, 'Axe Otto').getByText(hasIt(dana)).waitFor();
    await desk.evaluate(() => {
      for (const card of document.querySelectorAll('li')) card.setAttribute('data-settling', '');
    });
    expect(await violations(desk)).toEqual([]);

    await desk.goto(`/desk/requests/${reopened}`);
    await openMore(desk);
    await desk.getByRole('button', { name: words.steps.cancelled }).click();
    await desk.getByText(words.taken.cancelled).last().waitFor();
    expect(await violations(desk)).toEqual([]);

    await page.emulateMedia({ colorScheme });
    await page.goto(await ownersLink(mailBox, reference));
    await page.getByText(acceptWords.told).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
