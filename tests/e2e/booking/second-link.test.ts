import { expect } from 'vitest';
import { notYouPage } from '../../../content/en/follow.ts';
import { acceptWords } from '../../../content/owner/desk/accept.ts';
import { signInWords } from '../../../content/owner/desk/frame.ts';
import type { Smtp } from '../../support/delivery/smtp.ts';
import { mailedSignInPath } from '../../support/desk/desk-client.ts';
import { book, deskTest as test } from '../../support/desk/desk-test.ts';

/** Resolves to the link with this path in the mails about this request. */
async function linkOf(mailBox: Smtp, reference: string, path: string): Promise<string> {
  const mails = await mailBox.mailsAbout(reference, 2);
  const texts = mails.map(({ text }) => text ?? '').join('\n');
  return new RegExp(`${path}#[\\w-]+`).exec(texts)?.[0] ?? '';
}

// A link that differs only in its fragment loads no new page.

test('a second accept link in the same window shows its own request', async ({
  server,
  mailBox,
  page,
}) => {
  const email = 'ann@example.com';
  const [first, second] = [
    await book(server, { email, service: 'Lock Rekey' }),
    await book(server, { email: 'bob@example.com', service: 'Business Lockout' }),
  ];
  await page.goto(await linkOf(mailBox, first, '/accept'));
  await page.getByText('Lock Rekey').waitFor();
  await page.getByRole('button', { name: acceptWords.button }).click();
  await page.getByRole('heading', { name: acceptWords.accepted }).waitFor();
  await page.goto(await linkOf(mailBox, second, '/accept'));
  await page.getByText('Business Lockout').waitFor();
  await page.getByRole('heading', { name: acceptWords.title }).waitFor();
  expect(await page.getByText(first).count()).toBe(0);
  await page.getByRole('button', { name: acceptWords.button }).click();
  await page.getByRole('heading', { name: acceptWords.accepted }).waitFor();
  const accepted = server.rows("select reference from submissions where status = 'accepted'");
  expect(accepted.map(({ reference }) => reference).sort()).toEqual([first, second].sort());
});

test('a second follow link and a second unsubscribe link in the same window act on their own request', async ({
  server,
  mailBox,
  page,
}) => {
  const [first, second] = [
    await book(server, { email: 'cat@example.com' }),
    await book(server, { email: 'dan@example.com' }),
  ];
  await page.goto(await linkOf(mailBox, first, '/request'));
  await page.getByText(first).first().waitFor();
  await page.goto(await linkOf(mailBox, second, '/request'));
  await page.getByText(second).first().waitFor();
  expect(await page.getByText(first).count()).toBe(0);

  const listed = () => server.rows('select id from suppressed_addresses').length;
  const button = page.getByRole('button', { name: notYouPage.button });
  await page.goto(await linkOf(mailBox, first, '/request/not-you'));
  await button.click();
  await page.getByText(notYouPage.done).waitFor();
  expect(listed()).toBe(1);
  await page.goto(await linkOf(mailBox, second, '/request/not-you'));
  await button.click();
  await page.getByText(notYouPage.done).waitFor();
  expect(listed()).toBe(2);
});

test('a valid sign-in link works in a window where an invalid one failed', async ({
  server,
  mailBox,
  page,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'a used token, and nobody signed in');
  const signIn = page.getByRole('button', { name: signInWords.signIn });
  await page.goto(`/desk/sign-in#${'A'.repeat(43)}`);
  await signIn.click();
  await page.getByRole('alert').waitFor();
  await page.goto(await mailedSignInPath(server, mailBox));
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await signIn.click();
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
});
