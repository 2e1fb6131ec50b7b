import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';

test('a public setting is answered once it is set', async () => {
  const { app, database } = await startTestApp();
  expect((await app.inject('/api/settings/recaptcha_site_key')).statusCode).toBe(404);
  const row = { key: 'recaptcha_site_key', value: 'site-key' };
  await database.query.insertInto('settings').values(row).execute();
  expect((await app.inject('/api/settings/recaptcha_site_key')).json()).toEqual({
    value: 'site-key',
  });
});

test('unset, unknown and secret keys get the same 404', async () => {
  const { app, database } = await startTestApp();
  const row = { key: 'campaign_phone_number', value: '+12015550199' };
  await database.query.insertInto('settings').values(row).execute();
  const unset = await app.inject('/api/settings/GOOGLE_MAPS_API_KEY');
  expect(unset.statusCode).toBe(404);
  for (const key of ['campaign_phone_number', 'captcha', 'nothing', 'a%20b', '__proto__']) {
    const response = await app.inject(`/api/settings/${key}`);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(unset.body);
  }
});

test('the site configuration names the providers and the campaign number', async () => {
  const { app, database } = await startTestApp();
  const providers = { captcha_provider: 'altcha', maps_provider: 'builtin' };
  expect((await app.inject('/api/site-config')).json()).toEqual({
    ...providers,
    campaign_phone_number: null,
  });
  const row = { key: 'campaign_phone_number', value: '+12015550199' };
  await database.query.insertInto('settings').values(row).execute();
  expect((await app.inject('/api/site-config')).json()).toEqual({
    ...providers,
    campaign_phone_number: '+12015550199',
  });
});
