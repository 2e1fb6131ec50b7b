import type { Page } from 'playwright-core';
import { followPage, progressWords } from '../../../content/en/follow.ts';
import { formWords, toastWords } from '../../../content/en/form/form.ts';
import { sendingWords } from '../../../content/en/form/offline-queue.ts';
import { contact } from '../../../content/en/pages/contact.ts';
import {
  followPage as spanishFollowPage,
  progressWords as spanishProgressWords,
} from '../../../content/es/follow.ts';
import {
  formWords as spanishFormWords,
  toastWords as spanishToastWords,
} from '../../../content/es/form/form.ts';
import { sendingWords as spanishSendingWords } from '../../../content/es/form/offline-queue.ts';
import { contact as spanishContact } from '../../../content/es/pages/contact.ts';
import { touchLoaded } from '../../support/browser/booking-page.ts';
import { acceptCookies } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { whileBusy } from '../../support/heard/listen.ts';
import { startTranscript, type Transcript } from '../../support/heard/transcript.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';
import { listenHttpProxy } from '../../support/server/http-proxy.ts';

const languages = [
  {
    code: 'en',
    root: '',
    words: formWords,
    sending: sendingWords.sending,
    contact,
    toasts: toastWords,
    follow: followPage,
    progress: progressWords,
  },
  {
    code: 'es',
    root: '/es',
    words: spanishFormWords,
    sending: spanishSendingWords.sending,
    contact: spanishContact,
    toasts: spanishToastWords,
    follow: spanishFollowPage,
    progress: spanishProgressWords,
  },
];

const test = browserTest.extend('visitor', async ({ page }) => {
  await acceptCookies(page);
  return page;
});

const ready = (page: Page) => page.locator('form[data-ready]').waitFor();
const checkbox = (page: Page) => page.locator('altcha-widget input[type=checkbox]');

async function solveHeard(page: Page, { press, after }: Pick<Transcript, 'press' | 'after'>) {
  const check = await holdRequests(page, '**/api/captcha/challenge');
  await press('Space');
  await after('the check is solved', async () => {
    check.release();
    await page.locator('altcha-widget [data-state="verified"]').waitFor();
  });
}

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }));

test.concurrent.for(languages)(
  'the announcements of a booking match the transcript ($code)',
  async ({ code, root, words, progress }, { visitor, expect }) => {
    const { labels } = words;
    const answer = await holdRequests(visitor, '**/api/submissions');
    const { after, press, tabTo, jumpTo, type, dictate, text } = await startTranscript(visitor);
    const send = visitor.getByRole('button', { name: words.submit });
    await after(`opens ${root}/book-online`, async () => {
      await visitor.goto(`${root}/book-online`);
      await ready(visitor);
    });
    await jumpTo(field(visitor, labels.name));
    await type('A');
    await tabTo(send);
    // While the check is not solved, the form first asks whether the server can be reached.
    await press('Enter', 'focus: ');
    await type('A');
    await type('An');
    await press('Tab');
    await type('201');
    await tabTo(field(visitor, labels.address));
    await dictate('12 Oak Court, hoboken');
    await press('ArrowDown');
    await press('Enter');
    await jumpTo(field(visitor, labels.service));
    await press('ArrowDown');
    await press('Tab');
    await type('2015');
    await press('Tab');
    await type('Honda');
    await press('Tab');
    await type('Civic');
    await jumpTo(send);
    await press('Enter', 'focus: ');
    await type('2015550123');
    await jumpTo(send);
    await press('Enter', 'status: ');
    await jumpTo(checkbox(visitor));
    await solveHeard(visitor, { press, after });
    await tabTo(send);
    await press('Enter');
    await press('Enter');
    await after('the server answers', async () => answer.release(), progress.standing.unseen);
    await press('Tab');
    await expect(text()).toMatchFileSnapshot(`spoken/booking.${code}.txt`);
  },
);

test.concurrent.for(languages)(
  'the announcements of a callback request match the transcript ($code)',
  async ({ code, root, words, contact, progress }, { visitor, expect }) => {
    const answer = await holdRequests(visitor, '**/api/submissions');
    const { after, press, tabTo, jumpTo, type, text } = await startTranscript(visitor);
    const send = visitor.getByRole('button', { name: contact.callback.submit });
    await after(`opens ${root}/contact`, async () => {
      await visitor.goto(`${root}/contact`);
      await ready(visitor);
    });
    await jumpTo(field(visitor, words.labels.name));
    await tabTo(send);
    await press('Enter', 'focus: ');
    await type('201');
    await press('Tab');
    await press('Shift+Tab');
    await type('2015550123');
    await jumpTo(checkbox(visitor));
    await solveHeard(visitor, { press, after });
    await tabTo(send);
    await press('Enter');
    await after('the server answers', async () => answer.release(), progress.standing.unseen);
    await expect(text()).toMatchFileSnapshot(`spoken/callback.${code}.txt`);
  },
);

test.concurrent.for(languages)(
  'the announcements of sending offline and reconnecting match the transcript ($code)',
  async ({ code, root, words, sending, toasts, progress }, {
    visitor,
    expect,
    context,
    server,
    allowComplaints,
    onTestFinished,
  }) => {
    allowComplaints(/net::ERR_/, 'the network is away');
    const network = await listenHttpProxy(server.url);
    onTestFinished(() => network.close());
    await visitor.goto(`${network.url}${root}/book-online`);
    await ready(visitor);
    await field(visitor, words.labels.name).fill('Ana Probe');
    await field(visitor, words.labels.phone).fill('2015550123');
    await field(visitor, words.labels.address).fill('12 Oak Court, North Bergen, NJ 07047');
    await field(visitor, words.labels.service).selectOption('House Lockout');
    await touchLoaded(visitor, toasts.region);
    // A slow machine says that it is sending before it notices that the network is down.
    const slow = new RegExp(`${whileBusy.source}|: ${sending}$`);
    const { after, press, jumpTo, text } = await startTranscript(visitor, slow);
    await jumpTo(visitor.getByRole('button', { name: words.submit }));
    await after('the connection goes', async () => {
      await context.setOffline(true);
      network.goDown();
    });
    await press('Enter', /polite: .*748-2070/);
    await press('Tab');
    await press('Shift+Tab');
    await press('Enter', /polite: .*748-2070/);
    await after(
      'the connection comes back',
      async () => {
        network.comeBack();
        await context.setOffline(false);
      },
      progress.standing.unseen,
    );
    await context.close();
    await expect(text()).toMatchFileSnapshot(`spoken/offline.${code}.txt`);
  },
);

test.concurrent.for(languages)(
  'the announcements of the follow page match the transcript ($code)',
  async ({ code, root, follow, progress }, { visitor, expect, server, mailBox }) => {
    const [booking] = await manyBookings(server, 1);
    if (!booking) throw new Error('no booking');
    const body = JSON.stringify({ ...JSON.parse(booking.body), language: code });
    const { reference, follow: token } = (await answerTo(server.url, { ...booking, body })).body;
    const { call } = await signInAt(server, await mailedSignInPath(server, mailBox));
    const path = `/api/desk/requests/${reference}`;

    const { after, press, tabTo, jumpTo, type, text } = await startTranscript(visitor);
    const noted = await holdRequests(visitor, '**/api/request/notes');
    const opened = () => visitor.goto(`${root}/request#${token}`);
    await after(`opens ${root}/request, unread by the desk`, opened, progress.standing.unseen);
    await after('the desk opens it', () => call('GET', path), progress.standing.seen);
    await after(
      'the desk accepts it',
      () => call('POST', `${path}/status`, { status: 'accepted', version: 1 }),
      progress.standing.accepted,
    );
    await tabTo(visitor.getByRole('button', { name: follow.note.button }));
    await press('Enter');
    await jumpTo(visitor.getByLabel(follow.note.label));
    await type('Blue door');
    await press('Tab');
    await press('Enter');
    await after('the server answers', async () => noted.release(), follow.note.sent);
    await tabTo(visitor.getByRole('button', { name: follow.cancel.button }));
    await press('Enter');
    await press('Escape');
    await press('Enter');
    await tabTo(visitor.getByRole('button', { name: follow.cancel.confirm }));
    const cancelled = await holdRequests(visitor, '**/api/request/cancel');
    await press('Enter');
    await after('the server answers', async () => cancelled.release(), progress.standing.cancelled);
    await expect(text()).toMatchFileSnapshot(`spoken/request.${code}.txt`);
  },
);
