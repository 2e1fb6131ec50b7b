import { expect } from 'vitest';
import { followPage, notYouPage } from '../../../content/es/follow.ts';
import { violations } from '../../support/browser/axe.ts';
import { viewports } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';

const test = browserTest.extend('book', ({ server }) => async (changes: object = {}) => {
  const [booking] = await manyBookings(server, 1);
  if (!booking) throw new Error('no booking');
  const body = JSON.stringify({ ...JSON.parse(booking.body), language: 'es', ...changes });
  const answer = await answerTo(server.url, { ...booking, body });
  expect(answer.status).toBe(201);
  return { reference: String(answer.body.reference), token: String(answer.body.follow) };
});

test.for([...viewports, { name: 'a narrow phone', viewport: { width: 320, height: 640 } }])(
  'on $name the Spanish follow page shows a request, takes a note and cancels it',
  async ({ viewport }, { openWindow, book, server }) => {
    const { reference, token } = await book();
    const { page } = await openWindow({ viewport });
    await page.goto(`/es/request#${token}`);
    await page.getByText(/^Recibida \d{1,2}:\d\d [ap]\.\s?m\.$/).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.getByText(reference).first().waitFor();
    const facts = await page.locator('dl').last().textContent();
    for (const shown of ['Abrir puerta de casa', 'Lo antes posible', '•••-•••-0123'])
      expect(facts).toContain(shown);
    expect(await page.content()).not.toMatch(/Received|Your |House Lockout|ASAP/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel(followPage.note.label).fill('El niño está adentro. ¡Vengan mañana!');
    await page.getByRole('button', { name: followPage.note.button }).click();
    await page.getByText(followPage.note.sent).waitFor();
    await page.getByRole('button', { name: followPage.cancel.button }).click();
    await page.getByRole('button', { name: followPage.cancel.confirm }).click();
    await page.getByText('Esta solicitud está cancelada.').waitFor();
    expect(
      server.rows(
        `select note, status, language from history join submissions on submissions.id = submission_id
         where reference = '${reference}' and note is not null`,
      ),
    ).toEqual([
      { note: 'El niño está adentro. ¡Vengan mañana!', status: 'cancelled', language: 'es' },
    ]);
  },
);

test('switching language shows the same request, with links in that language', async ({
  page,
  book,
}) => {
  const { token, reference } = await book({ service: 'Other', other_service: 'Lock Rekey ñ' });
  await page.goto(`/es/request#${token}`);
  await page.getByText(reference).first().waitFor();
  expect(await page.locator('dl').last().textContent()).toContain('Lock Rekey ñ');
  const links = () =>
    page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(await links())).toEqual(new Set(['/es', '/es/book-online', `/request#${token}`]));
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**/request#${token}`);
  await page.getByText(/^Received /).waitFor();
  expect(new Set(await links())).toEqual(new Set(['/', '/book-online', `/es/request#${token}`]));
  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByText(/^Recibida /).waitFor();
});

test('the link in the Spanish mail opens a Spanish page whose button ends all mail', async ({
  page,
  book,
  mailBox,
  server,
}) => {
  const { reference } = await book({ email: 'ana.nunez@example.com' });
  await mailBox.mailsAbout(reference, 2);
  const mail = mailBox.mails.find(({ text }) => text?.includes('¿No fue usted?'));
  const [link = ''] = /\/es\/request\/not-you#[\w-]+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  const button = page.getByRole('button', { name: notYouPage.button });
  await button.waitFor();
  expect(await violations(page)).toEqual([]);
  await button.click();
  await page.getByText(notYouPage.done).waitFor();
  expect(server.rows('select id from suppressed_addresses')).toHaveLength(1);
});

test('an incomplete or wrong Spanish link is explained in Spanish', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/401 .*\/api\/request$/, 'a link that is not whole');
  await page.goto('/es/request');
  await page.getByRole('heading', { level: 1, name: followPage.none.heading }).waitFor();
  await page.goto('/es/request#roto');
  await page.getByRole('heading', { level: 1, name: followPage.wrong.heading }).waitFor();
});
