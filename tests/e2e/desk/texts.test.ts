import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { textWords as words } from '../../../content/owner/desk/texts.ts';
import { deskProblems } from '../../../content/owner/desk.ts';
import { violations } from '../../support/browser/axe.ts';
import { book, deskTest } from '../../support/desk/desk-test.ts';
import type { RunningServer } from '../../support/server/server.ts';
import {
  outcomeFields,
  receivedFields,
  signedPost,
  startTwilio,
} from '../../support/texts/twilio-double.ts';

const siteUrl = 'http://localhost:3000';

const test = deskTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }) => startTwilio(onCleanup))
  .override('environment', { scope: 'file' }, ({ provider }) => provider.environment);

const field = (page: Page) => page.getByLabel(words.answer.label);
const send = (page: Page) => page.getByRole('button', { name: words.answer.add });
const line = (page: Page, text: string) =>
  page.getByRole('region', { name: words.title }).getByRole('listitem').filter({ hasText: text });

/** Counts up, so that each request has its own phone number for texts. */
let last = 100;
async function agreed(server: RunningServer, change: object = {}) {
  last += 1;
  const phone = `(201) 555-0${last}`;
  const reference = await book(server, { phone, sms_consent: true, ...change });
  return { reference, from: `+12015550${last}` };
}

async function webhook(server: RunningServer, path: string, fields: Record<string, string>) {
  const { payload, headers } = signedPost(`${siteUrl}${path}`, fields);
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: payload });
  expect(answer.ok).toBe(true);
}
const receive = (server: RunningServer, from: string, text: string) =>
  webhook(server, '/api/sms/inbound', receivedFields(from, text));

/** Changes what the desk's session says about texts, as if the server were set up differently. */
async function sessionSays(page: Page, texts: object) {
  const session = await (await page.request.get('/api/desk/session')).json();
  await page.route('**/api/desk/session', (route) =>
    route.fulfill({ json: { ...session, texts } }),
  );
}

test('a text to the customer shows its delivery status, and the customer’s reply appears at once', async ({
  server,
  provider,
  openSignedIn,
}) => {
  const { reference, from } = await agreed(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.getByText(words.consent.on).waitFor();
  await field(page).fill('Is it the blue door?');
  await send(page).click();
  await line(page, 'Is it the blue door?').getByText(words.states.sent).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('');
  const taken = provider.messages.find(({ body }) => body === 'Is it the blue door?');
  expect(taken).toMatchObject({ to: from });
  await webhook(server, '/api/sms/status', outcomeFields(taken?.sid ?? '', 'failed', 30006));
  await receive(server, from, 'Sí, la azul');
  await line(page, 'Sí, la azul')
    .getByText(words.who.customer ?? '')
    .waitFor();
  await line(page, 'blue door')
    .getByText(words.reasons[30006] ?? '')
    .waitFor();
  await page.getByRole('listitem').getByText(requestWords.history.byText).waitFor();
  await field(page).fill('Two minutes');
  await send(page).click();
  await line(page, 'Two minutes').getByText(words.states.sent).waitFor();
  const second = provider.messages.find(({ body }) => body === 'Two minutes');
  await webhook(server, '/api/sms/status', outcomeFields(second?.sid ?? '', 'delivered'));
  await line(page, 'Two minutes').getByText(words.states.delivered).waitFor();
  expect(await violations(page)).toEqual([]);
});

test.for([
  { language: 'en', path: /\/r#(\w+)/, received: /^Received /, page: '/request' },
  { language: 'es', path: /\/es\/r#(\w+)/, received: /^Recibida /, page: '/es/request' },
])(
  'the link in a text opens the follow page, in $language',
  async ({ language, path, received, page: opened }, { server, provider, openWindow }) => {
    const { reference, from } = await agreed(server, { language });
    const texted = () => provider.messages.find(({ to }) => to === from)?.body ?? '';
    await expect.poll(texted).toMatch(path);
    const [link = '', code = ''] = path.exec(texted()) ?? [];
    const { page } = await openWindow();
    await page.goto(link);
    await page.getByText(received).waitFor();
    await page.getByText(reference).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(opened);
    expect(new URL(page.url()).hash).toBe(`#${code}`);
    await page.reload();
    await page.getByText(received).waitFor();
  },
);

test('the characters left show only near the limit, and drafts of a text and a note survive a reload', async ({
  server,
  openSignedIn,
}) => {
  const { reference } = await agreed(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await field(page).fill('x'.repeat(419));
  const left = page.getByText(/characters? left/);
  expect(await left.count()).toBe(0);
  await field(page).fill('x'.repeat(479));
  expect(await left.textContent()).toBe(words.left(1));
  await page.getByLabel(requestWords.note.label).fill('Blue door');
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe('x'.repeat(479));
  expect(await page.getByLabel(requestWords.note.label).inputValue()).toBe('Blue door');
});

test('a text whose response is lost is sent once', async ({
  server,
  provider,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_/, 'answers are lost');
  const { reference } = await agreed(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.route('**/texts', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('On the corner?');
  await send(page).click();
  await page.getByText(words.answer.notSent).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await line(page, 'On the corner?').getByText(words.states.sent).waitFor();
  expect(provider.messages.filter(({ body }) => body === 'On the corner?')).toHaveLength(1);
});

test('a queued text is rejected after STOP; a notice says so, and its draft can still be read', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED|status of 409/, 'it waits, and is refused');
  const { reference, from } = await agreed(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.route('**/texts', (route) => route.abort());
  await field(page).fill('At the blue door?');
  await send(page).click();
  await page.getByText(words.answer.notSent).waitFor();
  await page.goto('/desk');
  await page.getByText(deskFrame.textsWaiting(1)).waitFor();
  await receive(server, from, 'STOP');
  await page.unrouteAll({ behavior: 'wait' });
  const notice = page
    .getByRole('alert')
    .getByRole('link', { name: `Text to ${reference} was not` });
  expect(await notice.textContent()).toContain(deskProblems.textsStopped);
  expect(await page.getByText(deskFrame.textsWaiting(1)).count()).toBe(0);
  await notice.click();
  await page.getByText(words.consent.stopped).waitFor();
  expect(await field(page).inputValue()).toBe('At the blue door?');
  expect(await violations(page)).toEqual([]);
  await field(page).fill('');
  await field(page).waitFor({ state: 'detached' });
  await page
    .locator(':focus')
    .and(page.getByRole('heading', { name: words.title }))
    .waitFor();
});

test('a text queued for over ten minutes is sent only on another press', async ({
  server,
  provider,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED/, 'it waits');
  const { reference } = await agreed(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.route('**/texts', (route) => route.abort());
  await field(page).fill("I'm at your door");
  await send(page).click();
  await page.getByText(words.answer.notSent).waitFor();
  await page.evaluate(() => {
    const elevenMinutesAgo = Date.now() - 11 * 60_000;
    const notes = localStorage.getItem('desk-notes') ?? '';
    localStorage.setItem('desk-notes', notes.replace(/"at":\d+/, `"at":${elevenMinutesAgo}`));
  });
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('alert').getByText(words.tooLate).waitFor();
  const sent = () => provider.messages.filter(({ body }) => body === "I'm at your door");
  expect(sent()).toEqual([]);
  expect(await field(page).inputValue()).toBe("I'm at your door");
  expect(await page.getByText(words.answer.notSent).count()).toBe(0);
  await send(page).click();
  await line(page, "I'm at your door").getByText(words.states.sent).waitFor();
  expect(sent()).toHaveLength(1);
});

test('a blocked customer who asked for texts is not shown as not having asked', async ({
  server,
  session,
  openSignedIn,
}) => {
  const { reference, from } = await agreed(server);
  const blocked = `/api/desk/blocked/${from.slice(2)}`;
  expect((await session.call('PUT', blocked, { reason: 'never comes' })).status).toBe(204);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.getByText(words.askedInVain).waitFor();
  expect(await page.getByText(words.consent.none).count()).toBe(0);
});

test('after STOP or without consent no text can be typed, and a rejected one says why', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 409 .*texts/, 'the customer has ended texts');
  const { reference, from } = await agreed(server);
  allowComplaints(/ERR_FAILED .*events/, 'the desk is not told');
  const { page } = await openSignedIn();
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto(`/desk/requests/${reference}`);
  await field(page).fill('Hello?');
  await receive(server, from, ' Alto. ');
  await send(page).click();
  await page.getByText('has ended texts to this number. Please call.').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByText(words.consent.stopped).waitFor();
  expect(await field(page).inputValue()).toBe('Hello?');
  await field(page).fill('');
  await page.reload();
  await page.getByText(words.consent.stopped).waitFor();
  expect(await field(page).count()).toBe(0);
  await page.goto(`/desk/requests/${await book(server)}`);
  await page.getByText(words.consent.none).waitFor();
  expect(await field(page).count()).toBe(0);
});

test('a text from an unknown number is linked from the list, and can be assigned to a request by keyboard', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 4\d\d .*assign/, 'there is no such request');
  const reference = await book(server);
  const { page } = await openSignedIn({ viewport: { width: 320, height: 640 } });
  await page.goto('/desk');
  await page.locator('[data-open]').first().waitFor();
  await receive(server, '+19735550111', 'Hi, this is my other phone');
  await page.getByRole('link', { name: words.unassigned.link(1) }).click();
  await page.getByText('Hi, this is my other phone').waitFor();
  const belongs = page.getByLabel(words.unassigned.belongs);
  await belongs.fill('LS-AAAAAA');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await belongs.fill(` ${reference.toLowerCase()} `);
  await page.keyboard.press('Enter');
  await page.getByText(words.unassigned.none).waitFor();
  await page.goto(`/desk/requests/${reference}`);
  await line(page, 'my other phone').waitFor();
  await page.goto('/desk');
  await page.locator('[data-open]').first().waitFor();
  expect(await page.getByText(words.unassigned.link(1)).count()).toBe(0);
});

test('reaching the daily limit shows a notice; with texts off nothing about them shows or loads', async ({
  server,
  openSignedIn,
}) => {
  await agreed(server);
  const { page } = await openSignedIn();
  await sessionSays(page, { on: true, sent_today: 200, limit: 200 });
  await page.goto('/desk');
  await page.getByText(words.limitReached(200, 200)).waitFor();
  expect(await violations(page)).toEqual([]);
  await sessionSays(page, { on: false, sent_today: 0, limit: 0 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/desk');
  await page.locator('[data-open]').first().waitFor();
  await page.goto(`/desk/requests/${await book(server)}`);
  await page.getByRole('heading', { name: requestWords.history.title }).waitFor();
  expect(await page.getByText(words.title, { exact: true }).count()).toBe(0);
  expect(asked).toContain('/api/desk/session');
  expect(asked).not.toContain('/api/desk/texts');
});
