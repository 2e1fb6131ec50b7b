import { expect } from 'vitest';
import { acceptWords } from '../../../content/owner/desk/accept.ts';
import { peopleWords as words } from '../../../content/owner/desk/people.ts';
import { violations } from '../../support/browser/axe.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { book, deskTest as test } from '../../support/desk/desk-test.ts';

const { own, add, remove } = words;

test('signed-in people set their name, phone number and duty, and until when that holds', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 422 .*people/, 'the number is refused');
  const { page } = await openSignedIn();
  await page.goto('/desk');
  await page.getByRole('link', { name: words.title, exact: true }).click();
  await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
  await page.getByLabel(own.name, { exact: true }).fill('Dana');
  const phone = page.getByLabel(own.phone, { exact: true });
  await phone.fill('555');
  await page.getByLabel(own.duty).uncheck();
  await page.getByLabel(own.end.off).selectOption(own.at(6));
  await page.getByRole('button', { name: own.save }).click();
  await page.getByRole('alert').waitFor();
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  expect(server.rows('select * from people')).toEqual([]);

  await phone.fill('(201) 555-0177');
  await page.getByRole('button', { name: own.save }).click();
  await page.getByText(own.saved).waitFor();
  await page.getByText(/^Off duty, until .*6:00 AM$/).waitFor();
  const [row] = server.rows('select name, phone, on_duty, until from people');
  expect(row).toMatchObject({ name: 'Dana', phone: '(201) 555-0177', on_duty: 0 });
  // Saving again keeps the chosen time.
  await page.getByRole('button', { name: own.save }).click();
  await page.getByText(own.saved).waitFor();
  expect(server.rows('select name, phone, on_duty, until from people')).toEqual([row]);
  expect(await violations(page)).toEqual([]);
});

test('input typed while duty or a person is being saved stays in its form', async ({
  server,
  openSignedIn,
  session,
}) => {
  const { page } = await openSignedIn();
  await page.goto('/desk/people');
  const save = page.getByRole('button', { name: own.save, exact: true });
  const phone = page.getByLabel(own.phone, { exact: true });
  await page.getByLabel(own.name, { exact: true }).fill('Dora');
  const saving = await holdRequests(page, '**/api/desk/people/me', { method: 'PUT' });
  await save.click();
  await saving.arrived;
  await phone.fill('(201) 555-0178');
  saving.release();
  await save.waitFor();
  expect(await phone.inputValue()).toBe('(201) 555-0178');
  expect(await page.getByText(own.saved).count()).toBe(0);
  const stored = () => server.rows("select phone from people where name = 'Dora'");
  expect(stored()).not.toEqual([{ phone: '(201) 555-0178' }]);
  await save.click();
  await page.getByText(own.saved).waitFor();
  expect(stored()).toEqual([{ phone: '(201) 555-0178' }]);

  const email = page.getByLabel(add.email);
  await email.fill('finn@locksmith.example');
  const adding = await holdRequests(page, '**/api/desk/people', { method: 'POST' });
  await page.getByRole('button', { name: add.button, exact: true }).click();
  await adding.arrived;
  await email.fill('gus@locksmith.example');
  adding.release();
  await page.getByText(add.added('finn@locksmith.example')).waitFor();
  expect(await email.inputValue()).toBe('gus@locksmith.example');
  await session.call('DELETE', '/api/desk/people/finn@locksmith.example');
});

test('a person can be added and removed by keyboard alone', async ({ server, openSignedIn }) => {
  const { page } = await openSignedIn();
  await page.goto('/desk/people');
  await page.getByLabel(add.email).fill('Eve@locksmith.example');
  await page.keyboard.press('Enter');
  const email = 'eve@locksmith.example';
  await page.getByText(add.added(email)).waitFor();
  const item = page.getByRole('listitem').filter({ hasText: email });
  await item.getByRole('button', { name: remove.button }).press('Enter');
  await page.getByText(remove.question(email)).waitFor();
  expect(await violations(page)).toEqual([]);
  await item.getByRole('button', { name: remove.no }).press('Enter');
  await item.getByRole('button', { name: remove.button }).press('Enter');
  await item.getByRole('button', { name: remove.yes }).press('Enter');
  await expect.poll(() => item.count()).toBe(0);
  expect(server.rows(`select * from people where email = '${email}'`)).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('add-email');
});

test('the calendar’s address can be created, copied and renewed', async ({
  server,
  openSignedIn,
}) => {
  const { calendar } = words;
  const { page } = await openSignedIn();
  await page.goto('/desk/people');
  const section = page.locator('section').filter({ hasText: calendar.about });
  const press = (name: string) => section.getByRole('button', { name, exact: true }).press('Enter');
  await section.getByRole('button', { name: calendar.show }).waitFor();
  // The press makes the address, so that no calendar can be read before its owner asks for that.
  expect(server.rows('select calendar from people where calendar is not null')).toEqual([]);
  await press(calendar.show);
  const shown = section.getByText(/^http.*\.ics$/);
  await shown.waitFor();
  const first = (await shown.textContent()) ?? '';
  const status = async (url: string) =>
    (await fetch(new URL(new URL(url).pathname, page.url()))).status;
  expect(await status(first)).toBe(200);
  await page.context().grantPermissions(['clipboard-write']);
  await press(calendar.copy);
  await section.getByText(calendar.copied).waitFor();
  // The site's policy lets no page read the clipboard, but a person may paste.
  await page.getByLabel(add.email).press('ControlOrMeta+V');
  await expect.poll(() => page.getByLabel(add.email).inputValue()).toBe(first);
  await press(calendar.renew);
  await section.getByText(calendar.renewed).waitFor();
  const second = (await shown.textContent()) ?? '';
  expect([await status(first), await status(second)]).toEqual([401, 200]);
  await press(calendar.copy);
  await section.getByText(calendar.copied).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the accept page shows by name who has the request', async ({
  server,
  mailBox,
  page,
  session,
}) => {
  const call = session.call;
  await call('POST', '/api/desk/people', { email: 'sam@locksmith.example' });
  await call('PUT', '/api/desk/people/me', { name: 'Dana', on_duty: true });
  const reference = await book(server, { name: 'Named Nora' });
  const mails = await mailBox.mailsAbout(reference, 2);
  const mail = mails.find(({ recipients }) => recipients.includes('sam@locksmith.example'));
  const step = { status: 'accepted', version: 1 };
  await call('POST', `/api/desk/requests/${reference}/status`, step);
  await page.goto(/\/accept#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByText(/^Dana has it, since \d/).waitFor();
  await page.getByRole('button', { name: acceptWords.takeOver }).click();
  await page.getByText(acceptWords.told).waitFor();
  expect(server.rowsOf('Named Nora')).toMatchObject([{ assignee: 'sam@locksmith.example' }]);
});
