import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { progressWords } from '../../../content/en/follow.ts';
import { altchaWords, formWords, toastWords } from '../../../content/en/form/form.ts';
import { fieldMessages, formMessages } from '../../../content/en/form/messages.ts';
import { offlineQueueWords, sendingWords } from '../../../content/en/form/offline-queue.ts';
import { progressWords as progressEs } from '../../../content/es/follow.ts';
import {
  altchaWords as altchaEs,
  formWords as formEs,
  toastWords as toastEs,
} from '../../../content/es/form/form.ts';
import {
  fieldMessages as fieldsEs,
  formMessages as formMessagesEs,
} from '../../../content/es/form/messages.ts';
import {
  offlineQueueWords as queueEs,
  sendingWords as sendingEs,
} from '../../../content/es/form/offline-queue.ts';
import { openForm, touchLoaded } from '../../support/browser/booking-page.ts';
import { acceptCookies, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { notice } from '../../support/browser/waiting-request.ts';
import { type Ear, listen, whileBusy } from '../../support/heard/listen.ts';

const languages = [
  {
    language: 'English',
    path: '/book-online',
    form: formWords,
    invalid: fieldMessages.booking,
    messages: formMessages,
    sending: sendingWords,
    progress: progressWords,
    queue: offlineQueueWords,
    toasts: toastWords,
    // The library's own words.
    check: {
      label: "I'm not a robot",
      verifying: 'Verifying...',
      verified: 'Verified',
      ...altchaWords,
    },
  },
  {
    language: 'Spanish',
    path: '/es/book-online',
    form: formEs,
    invalid: fieldsEs.booking,
    messages: formMessagesEs,
    sending: sendingEs,
    progress: progressEs,
    queue: queueEs,
    toasts: toastEs,
    check: altchaEs,
  },
];

const named = (page: Page, name: string) => page.locator(`form[data-ready] [name=${name}]`);
const button = (page: Page) => page.locator('form[data-ready] [type=submit]');

/** Opens the form, and discards what is said about that. */
async function openHeard(page: Page, path: string, skips?: RegExp): Promise<Ear> {
  await acceptCookies(page);
  const ear = await listen(page, { skips });
  await openForm(page, path);
  await ear.heard();
  return ear;
}

async function fill(page: Page, name: string, more: Record<string, string> = {}) {
  const values = {
    name,
    phone: '2015550123',
    address: '12 Oak Court, North Bergen, NJ 07047',
    ...more,
  };
  for (const [field, value] of Object.entries(values)) await named(page, field).fill(value);
  await named(page, 'service').selectOption('House Lockout');
}

async function pressSend(page: Page, ear: Ear) {
  await button(page).focus();
  await ear.heard();
  await page.keyboard.press('Enter');
}

/** Solves the check, and discards what is said about that. */
async function solve(page: Page, ear: Ear, verified: string | undefined) {
  await page.locator('altcha-widget input[type=checkbox]').press('Space');
  await ear.heard(verified);
}

const nameOf = () => `Ana ${crypto.randomUUID().slice(0, 8)}`;

test.concurrent.for(languages)(
  'in $language tabbing through the form announces no error; a field that was typed in and emptied does on return',
  async ({ path, form, invalid }, { page }) => {
    const ear = await openHeard(page, path, whileBusy);
    await named(page, 'name').focus();
    const heard = await ear.heard();
    while (!(await button(page).evaluate((it) => it === document.activeElement))) {
      await page.keyboard.press('Tab');
      heard.push(...(await ear.heard()));
    }
    expect(heard.length).toBeGreaterThan(8);
    for (const line of heard) expect(line).toMatch(/^focus: (?!.*invalid)/);
    expect(await page.locator('form .error-note').count()).toBe(0);

    await named(page, 'name').focus();
    await ear.heard();
    await page.keyboard.type('A');
    await page.keyboard.press('Backspace');
    expect(await ear.heard()).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await ear.heard()).toEqual([`focus: textbox '${form.labels.phone}', required`]);
    await page.keyboard.press('Shift+Tab');
    expect(await ear.heard()).toEqual([
      `focus: textbox '${form.labels.name}', invalid, required, description '${invalid.name}'`,
    ]);
    // Once its error is shown, the field is checked while typing.
    await page.keyboard.type('An');
    expect(await ear.heard()).toEqual([
      `changed: no longer invalid, no longer description '${invalid.name}'`,
    ]);
    await page.keyboard.press('Backspace');
    expect(await ear.heard()).toEqual([]);
  },
);

test.concurrent.for(languages)(
  'in $language every submit of an empty form focuses the first field and announces only its error',
  async ({ path, form, invalid, messages }, { page }) => {
    const ear = await openHeard(page, path, whileBusy);
    const wrong = `focus: textbox '${form.labels.name}', invalid, required, description '${invalid.name}'`;
    for (let press = 0; press < 3; press += 1) {
      await pressSend(page, ear);
      expect(await ear.heard(String(invalid.name))).toEqual([wrong]);
    }
    await page.locator('form').getByText(messages.verificationRequired.title).waitFor();
    // If the field already has the focus, focusing it says nothing, so a status says the error.
    for (let press = 0; press < 2; press += 1) {
      await page.keyboard.press('Enter');
      expect(await ear.heard('status: ')).toEqual([`status: ${invalid.name}`]);
    }
  },
);

test.concurrent.for(languages)(
  'in $language the security check announces once each that it is missing, verifying and verified',
  async ({ path, messages, check }, { page }) => {
    const ear = await openHeard(page, path, whileBusy);
    await fill(page, 'Ana');
    await pressSend(page, ear);
    expect(await ear.heard('status: ')).toEqual([
      expect.stringContaining(`focus: checkbox '${check.label}', not checked, in group '`),
      `status: ${messages.verificationRequired.altcha}`,
    ]);
    await page.keyboard.press('Space');
    expect(await ear.heard(check.verified)).toEqual([
      'changed: checked',
      `status: ${check.verifying}`,
      `status: ${check.verified}`,
    ]);
  },
);

test.concurrent.for(languages)(
  'in $language, while sending, the button keeps the focus and ignores presses, and one status announces progress',
  async ({ path, form, sending, progress, check }, { page, server }) => {
    const ear = await openHeard(page, path);
    const name = nameOf();
    const { release } = await holdRequests(page, '**/api/submissions');
    await fill(page, name);
    await solve(page, ear, check.verified);
    await pressSend(page, ear);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
    expect(await ear.heard('status: ')).toEqual([
      `changed: button '${form.submitting}', disabled`,
      `status: ${sending.sending}`,
    ]);
    expect(await button(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.locator('form [aria-live], form fieldset:disabled').count()).toBe(0);

    // What is edited while the form is being sent is neither sent nor lost.
    await named(page, 'name').fill('Somebody Else');
    await named(page, 'service').selectOption('Gate Locks');
    await ear.heard();
    release();
    const said = await ear.heard(progress.standing.unseen);
    const [row] = server.rowsOf(name);
    expect(row).toMatchObject({ service: 'House Lockout' });
    expect(said.filter((line) => /^focus/.test(line))).toEqual([
      expect.stringMatching(/^focus: heading '.+', level 1$/),
    ]);
    const regions = said.filter((line) => /^(status|alert|polite)/.test(line));
    expect(regions.filter((line) => !whileBusy.test(line))).toEqual([
      `status: ${sending.sent(String(row?.reference))}`,
      `status: ${progress.standing.unseen}`,
    ]);
    expect(server.rowsOf('Somebody Else')).toEqual([]);
  },
);

test.concurrent('edits made while a submit waits for the challenge are not part of that submit', async ({
  page,
  server,
  allowComplaints,
  expect,
}) => {
  allowComplaints(/ERR_FAILED .*\/api\/captcha\/challenge$/, 'aborted below');
  await openForm(page, '/book-online');
  const name = nameOf();
  await fill(page, name);
  await touchLoaded(page);
  const challenge = await holdRequests(page, '**/api/captcha/challenge');
  await button(page).click();
  await challenge.arrived;
  await named(page, 'name').fill('');
  challenge.release('abort');
  // Without a solved check the request waits on the device, as it was checked, not as it is now.
  await notice(page).waitFor();
  await page.unroute('**/api/captcha/challenge');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => server.rowsOf(name).length).toBe(1);
});

test.concurrent('dictated fields, lists and questions are validated on leaving them, like other fields', async ({
  page,
  allowComplaints,
  expect,
}) => {
  allowComplaints(/422 .*\/api\/submissions$/, 'refused below');
  const ear = await openHeard(page, '/book-online', whileBusy);
  // `fill` presses no key, as with dictation.
  await named(page, 'phone').fill('201');
  expect(await named(page, 'phone').getAttribute('aria-invalid')).toBe('false');
  await named(page, 'address').fill('   ');
  const isInvalid = (field: string) =>
    expect.poll(() => named(page, field).getAttribute('aria-invalid')).toBe('true');
  await isInvalid('phone');
  await named(page, 'service').focus();
  await isInvalid('address');
  await named(page, 'service').selectOption('Gate Locks');
  await named(page, 'service').selectOption('');
  expect(await named(page, 'service').getAttribute('aria-invalid')).toBe('false');
  await named(page, 'notes').focus();
  await ear.heard();
  await named(page, 'service').focus();
  expect(await ear.heard()).toEqual([
    expect.stringMatching(
      /^focus: combobox 'Service Needed', .*invalid.* description 'Please select a service'$/,
    ),
  ]);
  await named(page, 'address').focus();
  expect(await ear.heard()).toEqual([
    expect.stringMatching(
      /^focus: combobox 'Service Address', .*invalid.* description 'Please enter a valid address'$/,
    ),
  ]);

  await fill(page, 'Ana Probe');
  await named(page, 'service').selectOption('Car Key Replacement');
  for (const [field, value] of [
    ['vehicle_year', '2019'],
    ['vehicle_make', 'Honda'],
    ['vehicle_model', 'Civic'],
  ] as const)
    await named(page, field).fill(value);
  await solve(page, ear, 'Verified');
  await page.route('**/api/submissions', (route) =>
    route.fulfill({ status: 422, json: { errors: { all_keys_lost: 'Which is it?' } } }),
  );
  await pressSend(page, ear);
  const heard = await ear.heard('Which is it?');
  // A slow machine also says that it is sending.
  expect(heard.findLast((line) => line.startsWith('focus'))).toMatch(
    /^focus: radio 'Yes', .*invalid.*description 'Which is it\?', in group 'All Keys Lost\?'$/,
  );
  expect(heard.filter((line) => /^(alert|polite)/.test(line))).toEqual([]);
});

test.concurrent('the callback form announces once that it needs a phone number or an email', async ({
  page,
}) => {
  const ear = await openHeard(page, '/contact', whileBusy);
  // The check loads once it is near the viewport.
  await button(page).scrollIntoViewIfNeeded();
  await page.locator('altcha-widget input[type=checkbox]').press('Space');
  await ear.heard('Verified');
  await pressSend(page, ear);
  expect(await ear.heard(fieldMessages.missing_contact)).toEqual([
    `focus: textbox 'Phone Number', invalid, description '${fieldMessages.missing_contact} or an email'`,
  ]);
});

test.concurrent.for(languages)(
  'in $language a request queued offline is announced once, and once more when it is sent',
  async ({ path, queue, sending, toasts }, { page, context, allowComplaints }) => {
    allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
    const ear = await openHeard(page, path, whileBusy);
    await fill(page, nameOf());
    await touchLoaded(page, toasts.region);
    await ear.heard();
    await context.setOffline(true);
    await pressSend(page, ear);
    const text = queue.queued.text('(201) 748-2070');
    const heard = await ear.heard(text);
    expect(heard.filter((line) => line.includes(queue.queued.title))).toEqual([`polite: ${text}`]);
    await page.getByRole('region', { name: queue.region }).waitFor();
    expect(await button(page).evaluate((it) => it === document.activeElement)).toBe(true);

    await ear.heard();
    await context.setOffline(false);
    const back = await ear.heard(sending.sent('LS-').slice(0, -1));
    expect(back.filter((line) => !line.startsWith('changed: '))).toHaveLength(1);
  },
);

test.concurrent.for(languages)(
  'in $language a failure that only its toast reports is announced, and Close comes after the number',
  async ({ path, check, messages, toasts }, { openWindow, allowComplaints }) => {
    allowComplaints(/500 .*\/api\/submissions$/, 'answered below');
    const { page } = await openWindow({ viewport: phone });
    const ear = await openHeard(page, path, whileBusy);
    await fill(page, nameOf());
    await solve(page, ear, check.verified);
    await page.route('**/api/submissions', (route) => route.fulfill({ status: 500, body: '' }));
    const { title, description } = messages.submitFailed;
    for (let press = 0; press < 2; press += 1) {
      await pressSend(page, ear);
      const heard = await ear.heard('polite: ');
      expect(heard.filter((line) => !/^(changed|status)/.test(line))).toEqual([
        `polite: ${title}. ${description}`,
      ]);
    }
    const region = page.getByRole('region', { name: toasts.region, exact: true });
    const toast = region.locator('[data-sonner-toast][data-removed=false]');
    const names = () =>
      toast
        .locator('a, button')
        .evaluateAll((all) => all.map((it) => it.ariaLabel ?? it.textContent));
    expect(await names()).toEqual([expect.stringContaining('(201) 748-2070'), toasts.close]);
    await toast.getByRole('button', { name: toasts.close }).press('Enter');
    await region.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  },
);
