import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import { startDesk } from '../../tests/support/desk/desk.ts';

/** The mail programs of phones and of most computers here. */
const clients = [
  'apple-mail.ios',
  'apple-mail.macos',
  'gmail.android',
  'gmail.ios',
  'gmail.desktop-webmail',
  'outlook.android',
  'outlook.ios',
  'outlook.outlook-com',
  'samsung-email.android',
  'yahoo.ios',
] as const;

/**
 * What at least one of them ignores. What is lost: dark colors, the isolation of typed text, the page's background,
 * line breaks in long words, and the lack of one in a phone number.
 */
const leftOut = [
  '<bdi> element',
  '<body> element',
  'color-scheme meta tag',
  'overflow-wrap',
  'white-space',
  'word-break',
];

test('mails use only HTML and CSS that common mail clients support, with listed exceptions', async () => {
  const site = await startDesk();
  const booking = { email: 'zoe@example.com', notes: 'Blue door', gate_code: '#1' };
  const { reference } = (await site.book(booking)).json();
  await site.book({ ...booking, email: 'ana@example.com', language: 'es', danger: true });
  const url = `/api/desk/requests/${reference}/status`;
  await site.call('POST', url, { version: 1, status: 'on_the_way', eta_minutes: 20 });
  site.clock.advance(60_000);
  site.app.outbox.wake();
  await site.app.outbox.idle();
  expect(site.mails.length).toBeGreaterThan(4);
  const titles = site.mails.flatMap(({ html }) =>
    [...caniemail({ clients: [...clients], html }).issues.errors.values()]
      .flat()
      .map(({ title }) => title),
  );
  expect([...new Set(titles)].sort()).toEqual(leftOut);
});
