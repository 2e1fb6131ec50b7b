import { expect } from 'vitest';
import { notYouPage } from '../../../content/en/follow.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

test.for(viewports)(
  'on $name the link in the customer’s mail opens a page whose button ends all mail',
  async ({ name: device, viewport }, { openWindow, mailBox, server }) => {
    const { page } = await openWindow({ viewport });
    const email = `${device.replaceAll(/\W/g, '')}@example.com`;
    await openForm(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name: 'Ana' });
    await page.getByLabel('Email').fill(email);
    await solveCaptcha(page);
    await submitButton(page).click();
    await page.waitForURL('**/thank-you');
    const reference = await page.evaluate(() => sessionStorage.last_reference);
    await mailBox.mailsAbout(reference, 2);
    const mail = mailBox.mails.find(
      ({ text }) => text?.includes(reference) && text.includes('Not you?'),
    );
    const [link = ''] = /\/request\/not-you#[\w-]+/.exec(mail?.text ?? '') ?? [];

    await page.goto(link);
    const button = page.getByRole('button', { name: notYouPage.button });
    await button.waitFor();
    expect(await violations(page)).toEqual([]);
    const listed = () => server.rows('select id from suppressed_addresses').length;
    const before = listed();
    await button.press('Enter');
    await page.getByText(notYouPage.done).waitFor();
    expect(listed()).toBe(before + 1);
    expect(await violations(page)).toEqual([]);
  },
);

test('an incomplete link is explained, and a wrong one once its button is pressed', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/401 .*\/api\/suppress$/, 'a wrong token');
  await page.goto('/request/not-you');
  await page.getByRole('heading', { name: notYouPage.wrong.heading }).waitFor();
  await page.goto('/request/not-you#wrong');
  await page.reload();
  await page.getByRole('button', { name: notYouPage.button }).click();
  await page.getByRole('heading', { name: notYouPage.wrong.heading }).waitFor();
});
