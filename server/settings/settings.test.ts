import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { deleteSetting, readBusy, writeSetting, writeSettings } from './settings.ts';

test('a public setting is returned once it is set', async () => {
  const { app, database } = await startTestApp();
  expect((await app.inject('/api/settings/recaptcha_site_key')).statusCode).toBe(404);
  const row = { key: 'recaptcha_site_key', value: 'site-key' };
  await database.query.insertInto('settings').values(row).execute();
  expect((await app.inject('/api/settings/recaptcha_site_key')).json()).toEqual({
    value: 'site-key',
  });
});

const others = [
  'campaign_phone_number',
  'google_maps_map_id',
  'captcha',
  'RECAPTCHA_SECRET_KEY',
  'SMTP_URL',
  'nothing',
  'google_maps_api_key',
  'recaptcha_site_key%20',
  'recaptcha_site_key%00',
  'recaptcha_site_key/',
  "recaptcha_site_key'%20or%20'1'='1",
  'a%20b',
  '__proto__',
  'constructor',
  '..%2Fsecrets',
  '',
  'x'.repeat(5000),
];

test('unset, unknown and secret keys get the same 404', async () => {
  const { app, database } = await startTestApp();
  const rows = [
    { key: 'campaign_phone_number', value: '+12015550199' },
    { key: 'google_maps_map_id', value: '8e0a97af9386fef' },
  ];
  await database.query.insertInto('settings').values(rows).execute();
  const unset = await app.inject('/api/settings/GOOGLE_MAPS_API_KEY');
  expect(unset.statusCode).toBe(404);
  for (const key of others) {
    const response = await app.inject(`/api/settings/${key}`);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(unset.body);
  }
});

test('a value entered by hand is trimmed, and a blank one counts as unset', async () => {
  const { app, database } = await startTestApp();
  const rows = [
    { key: 'recaptcha_site_key', value: ' \n' },
    { key: 'GOOGLE_MAPS_API_KEY', value: ' AIza-key\n' },
  ];
  await database.query.insertInto('settings').values(rows).execute();
  expect((await app.inject('/api/settings/recaptcha_site_key')).statusCode).toBe(404);
  expect((await app.inject('/api/settings/GOOGLE_MAPS_API_KEY')).json()).toEqual({
    value: 'AIza-key',
  });
});

test('settings and the site configuration are not cached', async () => {
  const { app } = await startTestApp();
  for (const path of ['/api/settings/GOOGLE_MAPS_API_KEY', '/api/site-config']) {
    expect((await app.inject(path)).headers['cache-control']).toBe('no-store');
  }
});

test('the site configuration contains the providers and the campaign number', async () => {
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

test('the site configuration contains the measurement ID while it is set and valid', async () => {
  const { app, database } = await startTestApp();
  const told = async () => (await app.inject('/api/site-config')).json();
  expect(await told()).not.toHaveProperty('analytics_id');
  await writeSetting(database, 'analytics_id', 'G-ABCD123456');
  expect(await told()).toMatchObject({ analytics_id: 'G-ABCD123456' });
  for (const value of [
    'G-abcd123456',
    'G-ABC',
    `G-${'A'.repeat(21)}`,
    'UA-1234567',
    '"><script>',
  ]) {
    await writeSetting(database, 'analytics_id', value);
    expect(await told()).not.toHaveProperty('analytics_id');
  }
  await deleteSetting(database, 'analytics_id');
  expect(await told()).not.toHaveProperty('analytics_id');
});

test('the site configuration contains the map ID only if Google Maps is on', async () => {
  const { app, database } = await startTestApp({ environment: { MAPS_PROVIDER: 'google' } });
  const { app: builtIn } = await startTestApp({ database });
  const configOf = async (server: typeof app) => (await server.inject('/api/site-config')).json();
  expect(await configOf(app)).toMatchObject({ google_maps_map_id: null });
  const row = { key: 'google_maps_map_id', value: '8e0a97af9386fef' };
  await database.query.insertInto('settings').values(row).execute();
  expect(await configOf(app)).toMatchObject({ google_maps_map_id: '8e0a97af9386fef' });
  expect(await configOf(builtIn)).not.toHaveProperty('google_maps_map_id');
});

test('new minutes keep an end that is still to come', async () => {
  const { database, clock } = await startTestApp();
  const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
  await writeSettings(database, { busy_minutes: '60', busy_until: until }, clock.now());
  await writeSettings(database, { busy_minutes: '90' }, clock.now());
  expect(await readBusy(database, clock.now())).toEqual({ minutes: 90, until });
});
