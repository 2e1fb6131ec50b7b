import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres, openSqlite } from '../server/database/database.ts';
import { commandOf, places } from '../tests/support/server/command.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../tests/support/server/test-app.ts';
import { readCommandLine } from './settings-command.ts';

const program = join(import.meta.dirname, 'settings.ts');

const settingsCommand = commandOf(program);

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
  ['help'],
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
])('%j is a usage error, and the usage is shown', (words) => {
  expect(readCommandLine(words)).toEqual({
    kind: 'wrong',
    problem: expect.stringContaining('Usage: npm run settings -- list | get KEY'),
  });
});

test('a wrong command exits with 2 before it looks for a database', async () => {
  const run = await settingsCommand({ DATA_DIR: '/nowhere/at/all' })('set', 'captcha', 'x');
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain('There is no setting "captcha".');
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
  const desk = commandOf(join(import.meta.dirname, 'desk.ts'))(env);
  const atDesk = await desk('settings', 'set', 'recaptcha_site_key', '6Lsecret');
  expect([atDesk.code, atDesk.stderr]).toEqual([refused.code, refused.stderr]);
  expect((await settings('get', 'recaptcha_site_key')).code).toBe(1);
});

test.for(places)('on %s, the desk command lists the same settings', async ([, place]) => {
  const env = await place();
  const desk = commandOf(join(import.meta.dirname, 'desk.ts'))(env);
  expect(await desk('settings', 'list')).toEqual(await settingsCommand(env)('list'));
});

test('the error for an unreachable database does not contain its password', async () => {
  const run = await settingsCommand({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/site' })(
    'list',
  );
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain('ECONNREFUSED');
  expect(run.stderr).not.toContain('hush');
});
