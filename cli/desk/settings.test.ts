import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres, openSqlite } from '../../server/database/database.ts';
import { commandOf, places } from '../../tests/support/server/command.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';

/** As `npm run settings` in package.json. */
const settingsCommand = (env: Record<string, string>) => {
  const desk = commandOf(join(import.meta.dirname, '../desk.ts'))(env);
  return (...words: string[]) => desk('settings', ...words);
};

test.for(places)('on %s a setting is set, read, listed, changed and removed', async ([, place]) => {
  const settings = settingsCommand(await place());
  expect((await settings('list')).stdout).toContain('GOOGLE_MAPS_API_KEY is not set\n');
  expect(await settings('get', 'GOOGLE_MAPS_API_KEY')).toMatchObject({ code: 1, stdout: '' });
  const set = await settings('set', 'GOOGLE_MAPS_API_KEY', ' "AIza-first" ');
  expect(set).toMatchObject({ code: 0, stderr: '' });
  expect(set.stdout).toContain('The spaces and quotes around the value were left out.');
  expect(set.stdout).toContain('The server goes by this at once, without a restart.');
  expect(await settings('get', 'GOOGLE_MAPS_API_KEY')).toEqual({
    code: 0,
    stdout: 'AIza-first\n',
    stderr: '',
  });
  await settings('set', 'GOOGLE_MAPS_API_KEY', 'AIza-second');
  expect((await settings('list')).stdout).toContain('GOOGLE_MAPS_API_KEY = AIza-second\n');
  expect(await settings('unset', 'GOOGLE_MAPS_API_KEY')).toMatchObject({ code: 0 });
  expect((await settings('unset', 'GOOGLE_MAPS_API_KEY')).stdout).toContain('was not set');
  expect((await settings('get', 'GOOGLE_MAPS_API_KEY')).code).toBe(1);
});

test.for(places)('on %s, a running server serves a changed setting', async ([, place]) => {
  const env = await place();
  const settings = settingsCommand(env);
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, () => undefined)
    : await openSqlite(join(env.DATA_DIR ?? '', 'site.db'), failOnIdleError);
  const { app } = await startTestApp({ database });
  await settings('set', 'recaptcha_site_key', '6Lc_site-key');
  await settings('set', 'campaign_phone_number', '(201)', '555', '0199');
  expect((await app.inject('/api/settings/recaptcha_site_key')).json()).toEqual({
    value: '6Lc_site-key',
  });
  expect((await app.inject('/api/site-config')).json().campaign_phone_number).toBe('+12015550199');
  await settings('unset', 'recaptcha_site_key');
  expect((await app.inject('/api/settings/recaptcha_site_key')).statusCode).toBe(404);
  await app.close();
  await database.close();
});

test.for([
  [],
  ['list', 'recaptcha_site_key'],
  ['get'],
  ['get', 'recaptcha_site_key', 'more'],
  ['get', 'captcha'],
  ['set', 'recaptcha_site_key'],
  ['set', 'recaptcha_site_key', ''],
  ['set', 'recaptcha_site_key', 'a b'],
  ['set', 'RECAPTCHA_SECRET_KEY', '6Lsecret'],
  ['set', 'campaign_phone_number', '911'],
  ['unset', '__proto__'],
])('%j is a usage error, the usage is shown, and no database is looked for', async (words) => {
  const run = await settingsCommand({ DATA_DIR: '/nowhere/at/all' })(...words);
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain('Usage: npm run desk -- settings');
});

test('a wrong key is named, and the right ones are listed', async () => {
  const { stderr } = await settingsCommand({})('set', 'captcha', 'x');
  expect(stderr).toContain("'captcha'");
  expect(stderr).toContain('campaign_phone_number');
});

test('the secret key is refused as the site key', async () => {
  const env = {
    DATA_DIR: await temporaryDirectory(),
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET_KEY: '6Lsecret',
  };
  const settings = settingsCommand(env);
  const refused = await settings('set', 'recaptcha_site_key', '6Lsecret');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('secret key') });
  expect((await settings('get', 'recaptcha_site_key')).code).toBe(1);
});

test('the error for an unreachable database does not contain its password', async () => {
  const run = await settingsCommand({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/site' })(
    'list',
  );
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain('ECONNREFUSED');
  expect(run.stderr).not.toContain('hush');
});
