import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { writeSetting } from '../settings/settings.ts';

const paid = { source: 'google', medium: 'cpc', campaign: 'lockouts' };

/** Books with this traffic source, and resolves to the customer's mail. */
async function mailFor(
  traffic_source: unknown,
  { number = '+12015550199', database }: { number?: string; database?: Site['database'] } = {},
) {
  const site = await startTestApp(database ? { database } : {});
  if (number) await writeSetting(site.database, 'campaign_phone_number', number);
  expect((await site.book({ email: 'zoe@example.com', traffic_source })).statusCode).toBe(201);
  await site.app.outbox.idle();
  const mail = site.mails.find(({ to }) => to.address === 'zoe@example.com');
  return `${mail?.text}${mail?.html}`;
}

type Site = Awaited<ReturnType<typeof startTestApp>>;

test.for(dialects)(
  'on %s the mail to a visitor from a campaign has the campaign’s number and no other',
  async ([, open]) => {
    const mail = await mailFor(paid, { database: await open() });
    expect(mail).toContain('call (201) 555-0199, any time of day');
    expect(mail).toContain('href="tel:+12015550199"');
    expect(mail).not.toMatch(/748-2070|7482070/);
  },
);

test.for([
  ['another source', { ...paid, source: 'bing' }],
  ['an unpaid click', { ...paid, medium: 'organic' }],
  ['no source', undefined],
  ['a forged one', { source: ['google'], medium: { cpc: true } }],
  ['a text', 'google cpc'],
])('the mail to a visitor with %s has the site’s own number', async ([, source]) => {
  const mail = await mailFor(source);
  expect(mail).toContain('call (201) 748-2070, any time of day');
  expect(mail).not.toContain('555-0199');
});

test.for(['', 'not a number'])(
  'with the setting %j the mail has the site’s own number',
  async (number) => {
    expect(await mailFor(paid, { number })).toContain('(201) 748-2070');
  },
);
