import { expect, test } from 'vitest';
import { cookieOf, owner, pageOf, signInToken, startDesk } from '../../tests/support/desk/desk.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Returns the log lines with these messages, without the members that every line has. */
function linesOf({ log }: Pick<Desk, 'log'>, messages: string[]) {
  return log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => messages.includes(msg))
    .map(({ level, time, instance, reqId, ...rest }) => rest);
}

async function sessionIds({ database }: Desk): Promise<string[]> {
  const rows = await database.query.selectFrom('desk_sessions').select('id').execute();
  return rows.map(({ id }) => id);
}

test('sign-ins and sign-outs are logged, successful or not, without addresses or tokens', async () => {
  const desk = await startDesk();
  const page = pageOf(desk);
  const [session] = await sessionIds(desk);
  await page('POST', '/api/desk/sign-in', { email: owner });
  await page('POST', '/api/desk/sign-in', { email: 'eve@example.com' });
  await page('POST', '/api/desk/session', { token: 'wrong' });
  await page('GET', '/api/desk/requests');
  const token = await signInToken(desk);
  await page('POST', '/api/desk/session', { token });
  const other = (await sessionIds(desk)).find((id) => id !== session);
  await desk.call('DELETE', `/api/desk/sessions/${other}`);
  await desk.call('DELETE', '/api/desk/session');
  await pageOf(desk, { cookie: await cookieOf(desk) })('DELETE', '/api/desk/sessions');
  expect(
    linesOf(desk, [
      'sign-in link asked for',
      'signed in',
      'refused',
      'signed out',
      'signed out elsewhere',
      'signed out everywhere',
    ]),
  ).toEqual([
    { msg: 'signed in', session },
    { msg: 'sign-in link asked for', isListed: true },
    { msg: 'sign-in link asked for', isListed: false },
    { msg: 'refused', status: 401, reason: 'badLink', route: '/api/desk/session' },
    { msg: 'refused', status: 401, reason: 'signedOut', route: '/api/desk/requests' },
    { msg: 'signed in', session: other },
    { msg: 'signed out elsewhere', session, ended: other },
    { msg: 'signed out', session },
    { msg: 'signed in', session: expect.any(String) },
    { msg: 'signed out everywhere', session: expect.any(String) },
  ]);
  expect(desk.log.join()).not.toMatch(new RegExp(`${owner}|eve@|${token}|${desk.cookie.slice(5)}`));
});

test('exports, erasures and settings changes are logged with their session', async () => {
  const environment = { DATA_DIR: await temporaryDirectory() };
  const desk = await startDesk({ environment });
  const [session] = await sessionIds(desk);
  const { reference } = (await desk.book()).json();
  const setting = '/api/desk/settings/campaign_phone_number';
  await desk.call('GET', '/api/desk/export?format=json&q=Smith');
  await desk.call('PUT', setting, { value: '(201) 555-0199' });
  await desk.call('DELETE', setting);
  await desk.call('POST', `/api/desk/requests/${reference}/notes`, { text: '' });
  await desk.call('DELETE', `/api/desk/requests/${reference}`);
  expect(
    linesOf(desk, [
      'requests exported',
      'setting changed',
      'setting removed',
      'refused',
      'request erased',
    ]),
  ).toEqual([
    { msg: 'requests exported', session, format: 'json' },
    { msg: 'setting changed', session, key: 'campaign_phone_number' },
    { msg: 'setting removed', session, key: 'campaign_phone_number' },
    {
      msg: 'refused',
      session,
      status: 422,
      reason: 'fields',
      route: '/api/desk/requests/:reference/notes',
    },
    { msg: 'request erased', session },
  ]);
  expect(desk.log.join()).not.toContain('Smith');
});

test('a wrong token in a link is logged without the token itself', async () => {
  const desk = await startDesk();
  const token = 'A'.repeat(64);
  await pageOf(desk)('POST', '/api/accept', { token });
  await pageOf(desk)('POST', '/api/suppress', { token });
  await pageOf(desk, { authorization: `Bearer ${token}` })('GET', '/api/request');
  const refused = { msg: 'refused', status: 401, reason: 'wrongToken' };
  expect(linesOf(desk, ['refused'])).toEqual([
    { ...refused, route: '/api/accept' },
    { ...refused, route: '/api/suppress' },
    { ...refused, route: '/api/request' },
  ]);
  expect(desk.log.join()).not.toContain(token);
});
