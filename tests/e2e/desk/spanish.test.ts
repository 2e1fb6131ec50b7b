import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { violations } from '../../support/browser/axe.ts';
import { book, deskTest as test } from '../../support/desk/desk-test.ts';

const words = requestWords.replies;

test('the desk marks customers who read Spanish, and offers replies to text or copy', async ({
  server,
  openSignedIn,
}) => {
  const spanish = await book(server, {
    language: 'es',
    name: 'Íñigo Peña',
    notes: '¿Cuánto sería?',
  });
  await book(server);
  const { page } = await openSignedIn({
    viewport: { width: 360, height: 640 },
    permissions: ['clipboard-write'],
  });
  await page.goto('/desk');
  const card = page.getByRole('listitem').filter({ hasText: deskFrame.readsSpanish });
  await card.locator('bdi', { hasText: 'Íñigo Peña' }).waitFor();
  expect(await card.count()).toBe(1);
  await card.getByRole('link', { name: 'House Lockout' }).click();
  await page.waitForURL(`**/desk/requests/${spanish}`);
  await page.getByText(deskFrame.readsSpanish).waitFor();
  await page.getByText('¿Cuánto sería?').waitFor();

  await page.getByText(words.title).click();
  for (const { spanish: text, english } of words.sentences) {
    const reply = page.getByRole('listitem').filter({ hasText: text });
    expect(await reply.locator('[lang=es]').textContent()).toBe(text);
    expect(await reply.getByText(english).isVisible()).toBe(true);
    expect(await reply.getByRole('link', { name: words.text }).getAttribute('href')).toBe(
      `sms:+12015550123?&body=${encodeURIComponent(text)}`,
    );
    await reply.getByRole('button', { name: words.copy }).click();
    await reply.getByText(words.copied).waitFor();
    await page.getByLabel(requestWords.note.label).press('ControlOrMeta+A');
    await page.getByLabel(requestWords.note.label).press('ControlOrMeta+V');
    await expect.poll(() => page.getByLabel(requestWords.note.label).inputValue()).toBe(text);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
});

test('replies cannot be texted without a phone number, and an English request has no replies', async ({
  server,
  openSignedIn,
}) => {
  const email = 'ana@example.com';
  const spanish = await book(server, { type: 'callback', language: 'es', phone: '', email });
  const english = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${spanish}`);
  await page.getByText(words.title).click();
  await page.getByRole('button', { name: words.copy }).first().waitFor();
  expect(await page.getByRole('link', { name: words.text }).count()).toBe(0);
  await page.goto(`/desk/requests/${english}`);
  await page.getByRole('heading', { name: requestWords.facts }).waitFor();
  expect(await page.getByText(deskFrame.readsSpanish).count()).toBe(0);
  expect(await page.getByText(words.title).count()).toBe(0);
});
