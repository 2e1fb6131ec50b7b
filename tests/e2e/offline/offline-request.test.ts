import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { offlineQueueWords } from '../../../content/en/form/offline-queue.ts';
import { formWords as spanishForm } from '../../../content/es/form/form.ts';
import { offlineQueueWords as spanishQueue } from '../../../content/es/form/offline-queue.ts';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
  touchLoaded,
} from '../../support/browser/booking-page.ts';
import { openHydrated } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { changeEntries, notice, storedEntries } from '../../support/browser/waiting-request.ts';
import { listenHttpProxy } from '../../support/server/http-proxy.ts';

const sentToast = 'Your message has been sent successfully!';
const nameOf = () => `Ana ${crypto.randomUUID().slice(0, 8)}`;

/** Submits without a connection and without a captcha, which cannot be solved offline. */
async function sendOffline(page: Page) {
  await submitButton(page).click();
  await expectMessage(page, 'Not sent yet', 'call (201) 748-2070');
  await notice(page).getByText('Not sent yet: your request for House Lockout.').waitFor();
}

/** `visitor` has filled in a form and can lose the network; `waiting` has also submitted while offline. */
const test = browserTest
  .extend('network', async ({ server }, { onCleanup }) => {
    const network = await listenHttpProxy(server.url);
    onCleanup(network.close);
    return network;
  })
  .extend('visitor', async ({ page, context, network, allowComplaints }, { onCleanup }) => {
    // Close the context before its network, or its pending loads would cause complaints.
    onCleanup(() => context.close());
    allowComplaints(
      /net::ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_RESET)/,
      'the network is away',
    );
    const name = nameOf();
    await openForm(page, `${network.url}/book-online`);
    await fillBooking(page, { ...houseLockout, name });
    await touchLoaded(page);
    return {
      name,
      network,
      async loseSignal() {
        await context.setOffline(true);
        network.goDown();
      },
      async findSignal() {
        network.comeBack();
        await context.setOffline(false);
      },
      /** Submits while the server stores what it gets, but its answers are lost. */
      async sendUnanswered() {
        await solveCaptcha(page);
        network.loseAnswers(({ path }) => path === '/api/submissions');
        await submitButton(page).click();
        await expectMessage(page, 'There was a problem submitting the form', 'Not sent yet');
      },
    };
  })
  .extend('waiting', async ({ page, visitor }) => {
    await visitor.loseSignal();
    await sendOffline(page);
    return visitor;
  });

test.concurrent('a shared position is queued with the request, and sent with it', async ({
  page,
  context,
  server,
  expectOneBooking,
  visitor,
}) => {
  const position = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
  await page.getByRole('button', { name: 'Share my location' }).click();
  await page.getByText('Location shared, accurate to 20 m', { exact: true }).waitFor();
  await visitor.loseSignal();
  await sendOffline(page);
  expect(await storedEntries(page)).toMatchObject([{ request: { position } }]);
  await visitor.findSignal();
  await page.waitForURL('**/thank-you');
  await expectOneBooking(visitor.name);
  const [row] = server.rows(`select position from submissions where name = '${visitor.name}'`);
  expect(JSON.parse(String(row?.position))).toEqual(position);
});

test.concurrent('a request made offline is sent once when back online, and leads to the thank-you page', async ({
  page,
  server,
  expectOneBooking,
  waiting,
}) => {
  const { name, findSignal } = waiting;
  const call = notice(page).getByRole('link', { name: 'Call (201) 748-2070' });
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
  expect(await page.getByLabel('Your Name').inputValue()).toBe(name);
  const [entry] = await storedEntries(page);
  expect(entry).toMatchObject({ state: 'waiting', tried: false, request: { name } });
  expect(JSON.stringify(entry)).not.toContain('token');
  expect(server.rowsOf(name)).toEqual([]);

  await findSignal();
  await expectMessage(page, sentToast);
  await page.waitForURL('**/thank-you');
  const reference = await expectOneBooking(name);
  await page.getByRole('main').getByText(reference).waitFor();
  expect(await storedEntries(page)).toEqual([]);
  expect(await notice(page).count()).toBe(0);
});

test.concurrent('validation is the same offline', async ({
  page,
  context,
  network,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
  await openForm(page, `${network.url}/book-online`);
  await page.getByLabel('Your Name').fill('A');
  await touchLoaded(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expectMessage(page, 'Address Required');
  await page.getByLabel('Service Address').fill('12 Oak Court');
  await submitButton(page).click();
  await expectMessage(page, 'Form Validation Failed');
  expect(await storedEntries(page)).toEqual([]);
});

test.concurrent('a request is queued if the connection is dead, even if the browser believes it is online', async ({
  page,
  expectOneBooking,
  visitor,
}) => {
  const { name, network } = visitor;
  network.goDown();
  await sendOffline(page);
  network.comeBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('submitting a queued request again adds no duplicate, submitting it changed adds another', async ({
  page,
  server,
  waiting,
}) => {
  const { name, findSignal } = waiting;
  await submitButton(page).click();
  await submitButton(page).waitFor();
  expect(await storedEntries(page)).toHaveLength(1);
  await page.getByLabel('Additional Notes').fill('Back door');
  await submitButton(page).click();
  await page.waitForFunction(
    (region) =>
      document.querySelectorAll(`section[aria-label="${region}"] a[href^="tel:"]`).length === 2,
    offlineQueueWords.region,
  );
  const keys = (await storedEntries(page)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  await findSignal();
  await page.waitForURL('**/thank-you');
  await notice(page).waitFor({ state: 'detached' });
  expect(server.rowsOf(name)).toHaveLength(2);
});

test.concurrent('resubmitting once back online sends the queued request at once, and stores it once', async ({
  page,
  expectOneBooking,
  visitor,
}) => {
  const { name, network } = visitor;
  network.goDown();
  await sendOffline(page);
  network.comeBack();
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('a request whose response is lost is sent again later, and is stored once', async ({
  page,
  server,
  expectOneBooking,
  visitor,
}) => {
  const { name, network } = visitor;
  await visitor.sendUnanswered();
  expect(server.rowsOf(name)).toHaveLength(1);
  expect(await storedEntries(page)).toMatchObject([{ state: 'waiting', tried: true }]);
  network.loseAnswers(() => false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('after a lost response, resubmitting in the other language is the same booking', async ({
  page,
  expectOneBooking,
  visitor,
}) => {
  const { name, network } = visitor;
  await visitor.sendUnanswered();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/book-online');
  await page.locator('form[data-ready]').waitFor();
  await page.getByRole('region', { name: spanishQueue.region }).waitFor();
  const button = page.getByRole('button', { name: spanishForm.submit });
  await button.click();
  await expectMessage(page, spanishQueue.queued.title);
  expect(await storedEntries(page)).toHaveLength(1);
  network.loseAnswers(() => false);
  await button.click();
  await page.waitForURL('**/es/thank-you');
  await expectOneBooking(name);
});

test.concurrent('merely focusing the list of times does not make a queued request a different one', async ({
  page,
  expectOneBooking,
  waiting,
}) => {
  const { name, findSignal } = waiting;
  await page.getByLabel('When do you need service?').focus();
  await page.keyboard.press('Tab');
  await submitButton(page).click();
  await expectMessage(page, 'Not sent yet');
  expect(await storedEntries(page)).toHaveLength(1);
  await findSignal();
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('sending a changed request leaves the first one in the queue', async ({
  page,
  server,
  waiting,
}) => {
  const { name, findSignal } = waiting;
  // Otherwise the queue would send the first request as soon as it can.
  await changeEntries(page, { notBefore: Date.now() + 600_000 });
  await findSignal();
  await page.getByLabel('Additional Notes').fill('Back door');
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toMatchObject([{ notes: 'Back door' }]);
  expect(await storedEntries(page)).toMatchObject([{ state: 'waiting' }]);
  await changeEntries(page, { notBefore: 0 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectMessage(page, sentToast);
  expect(server.rowsOf(name)).toHaveLength(2);
});

test.concurrent('a reopened tab sends the queued request, says so, and stays on its page', async ({
  page,
  context,
  expectOneBooking,
  waiting,
}) => {
  const { name, network, findSignal } = waiting;
  await page.close();
  await findSignal();
  const again = await context.newPage();
  await again.goto(`${network.url}/faq`);
  await expectMessage(again, sentToast);
  // Read before the mail has come: the toast is gone after 6 s.
  const told = await again.locator('[data-sonner-toast]').textContent();
  const reference = await expectOneBooking(name);
  expect(told).toContain(reference);
  expect(new URL(again.url()).pathname).toBe('/faq');
  expect(await storedEntries(again)).toEqual([]);
  await again.goto(`${network.url}/thank-you`);
  await again.getByRole('main').getByText(reference).waitFor();
});

test.concurrent('two open tabs send the request once, and tell the visitor once', async ({
  page,
  context,
  expectOneBooking,
  visitor,
}) => {
  const { name, network, loseSignal, findSignal } = visitor;
  const other = await context.newPage();
  await openHydrated(other, `${network.url}/faq`);
  await page.bringToFront();
  await loseSignal();
  await sendOffline(page);
  await notice(other).waitFor();
  await findSignal();
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
  await notice(other).waitFor({ state: 'detached' });
  expect(await other.locator('[data-sonner-toast]').count()).toBe(0);
  const posts = network.asked.filter((request) => request === 'POST /api/submissions');
  expect(posts).toHaveLength(1);
});

test.concurrent.for<[string, () => void]>([
  [
    'blocked',
    () =>
      Object.defineProperty(self, 'indexedDB', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  ['missing', () => Object.defineProperty(self, 'indexedDB', { value: undefined })],
  [
    'of another shape',
    () => {
      const open = indexedDB.open('waiting-requests');
      open.onupgradeneeded = () => open.result.createObjectStore('strange');
    },
  ],
  [
    'silent',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
])(
  'if storage is %s, the visitor is told that the request was not sent',
  async ([_, breakStorage], { page, context, network, allowComplaints }) => {
    allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
    await page.addInitScript(breakStorage);
    await openForm(page, `${network.url}/book-online`);
    await fillBooking(page, { ...houseLockout, name: nameOf() });
    await touchLoaded(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expectMessage(page, 'Not sent', 'Please call (201) 748-2070');
    expect(await page.getByText('when you are back online').count()).toBe(0);
    await submitButton(page).waitFor();
    expect(await page.getByLabel('Service Address').inputValue()).toBe(houseLockout.address);
  },
);

test.concurrent('if the queue code never loaded, the visitor is told that the request was not sent', async ({
  page,
  context,
  network,
  allowComplaints,
}) => {
  allowComplaints(
    /ERR_FAILED .*\/form-parts-|ERR_INTERNET_DISCONNECTED/,
    'aborted, and the network is away',
  );
  await page.route('**/form-parts-*', (route) => route.abort());
  await openForm(page, `${network.url}/book-online`);
  await fillBooking(page, { ...houseLockout, name: nameOf() });
  await touchLoaded(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expectMessage(page, 'Not sent', 'Please call (201) 748-2070');
  await submitButton(page).waitFor();
  expect(await page.getByLabel('Service Address').inputValue()).toBe(houseLockout.address);
  expect(await storedEntries(page)).toEqual([]);
});

test.concurrent('a request more than a day old is not sent, and the visitor is told to call', async ({
  page,
  context,
  server,
  waiting,
}) => {
  const { name, network, findSignal } = waiting;
  await changeEntries(page, { keptAt: Date.now() - 25 * 60 * 60_000 });
  await page.close();
  await findSignal();
  const next = await context.newPage();
  await next.goto(`${network.url}/faq`);
  await notice(next).getByText('more than a day old').waitFor();
  await notice(next).getByRole('link', { name: 'Call (201) 748-2070' }).waitFor();
  expect(JSON.stringify(await storedEntries(next))).not.toContain(name);
  await notice(next).getByRole('button', { name: 'Remove this notice' }).click();
  await notice(next).waitFor({ state: 'detached' });
  expect(await storedEntries(next)).toEqual([]);
  expect(server.rowsOf(name)).toEqual([]);
});

test.concurrent('a rejected or expired request is deleted from the device after a day', async ({
  expect,
  page,
  waiting,
  allowComplaints,
}) => {
  allowComplaints(/503 .*\/api\//, 'the server does not answer');
  const { name, network, findSignal } = waiting;
  const dayOld = { keptAt: Date.now() - 25 * 60 * 60_000 };
  // Pages load, but nothing can be sent.
  network.answer(({ path }) =>
    path.startsWith('/api/') ? { status: 503, headers: {}, body: '' } : undefined,
  );
  await changeEntries(page, { ...dayOld, state: 'refused', reason: 'No' });
  await findSignal();
  await page.goto(`${network.url}/faq`);
  await notice(page).getByText('more than a day old').waitFor();
  const [told] = await storedEntries(page);
  expect(told).toMatchObject({ state: 'expired', keptAt: expect.any(Number) });
  expect(JSON.stringify(told)).not.toContain(name);

  await changeEntries(page, dayOld);
  await page.reload();
  await expect.poll(() => storedEntries(page)).toEqual([]);
});

test.concurrent('a request that the server rejects is kept, reported, and can be corrected', async ({
  page,
  waiting,
  allowComplaints,
}) => {
  allowComplaints(/422 .*\/api\/submissions$/, 'refused below');
  const { name, network, findSignal } = waiting;
  const refusal = { type: 'about:blank', title: 'x', status: 422, detail: 'Please check.' };
  network.answer(({ path }) =>
    path === '/api/submissions'
      ? {
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
          body: JSON.stringify({ ...refusal, errors: { address: 'We do not know this street' } }),
        }
      : undefined,
  );
  await findSignal();
  await notice(page).getByText('We do not know this street. Please correct it or call.').waitFor();
  expect(await storedEntries(page)).toMatchObject([{ state: 'refused', request: { name } }]);
  network.answer(() => undefined);
  // The URL stays the same, so wait for the load event before using the form of the new page.
  const loaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Correct it' }).click();
  await loaded;
  await page.locator('form[data-ready]').waitFor();
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[name=name]')?.value === wanted,
    name,
  );
  expect(await page.getByLabel('Service Needed', { exact: true }).inputValue()).toBe(
    'House Lockout',
  );
  expect(await storedEntries(page)).toEqual([]);
});

test.concurrent('a busy server is not retried before its Retry-After, except by another press', async ({
  page,
  expectOneBooking,
  waiting,
  allowComplaints,
  expect,
}) => {
  allowComplaints(/429 .*\/api\/submissions$/, 'refused below');
  const { name, network, findSignal } = waiting;
  network.answer(({ path }) =>
    path === '/api/submissions' ? { status: 429, headers: { 'retry-after': '600' } } : undefined,
  );
  await findSignal();
  await network.isAsked('POST /api/submissions');
  await page.waitForFunction(() => !document.querySelector('form [aria-disabled=true]'));
  await expect
    .poll(async () => (await storedEntries(page))[0])
    .toMatchObject({ refusals: 1, state: 'waiting' });
  const [entry] = await storedEntries(page);
  expect(Number(entry?.notBefore) - Date.now()).toBeGreaterThan(590_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  network.answer(() => undefined);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
  expect(network.asked.filter((request) => request === 'POST /api/submissions')).toHaveLength(2);
});

test.concurrent('a queued request can be cancelled, and is not sent', async ({
  page,
  server,
  waiting,
}) => {
  const { name, findSignal } = waiting;
  await notice(page).getByRole('button', { name: 'Cancel request' }).click();
  await expectMessage(page, 'Request canceled', 'Nothing was sent.');
  await notice(page).waitFor({ state: 'detached' });
  expect(await storedEntries(page)).toEqual([]);
  await findSignal();
  await page.goto(page.url());
  await page.locator('form[data-ready]').waitFor();
  expect(server.rowsOf(name)).toEqual([]);
});

test.concurrent('cancelling a request that may have arrived says so', async ({ page, visitor }) => {
  await visitor.sendUnanswered();
  await notice(page).getByRole('button', { name: 'Cancel request' }).click();
  await expectMessage(page, 'Request canceled', 'It may have reached us before that.');
});
