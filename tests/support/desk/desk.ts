import { expect } from 'vitest';
import { sharedSecret } from '../../../server/database/secrets.ts';
import { openServerClock } from '../../../server/database/server-clock.ts';
import { makeSignInToken } from '../../../server/desk/sign-in-link.ts';
import { startTestApp } from '../server/test-app.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const origin = 'http://localhost:3000';
export const owner = 'owner@locksmith.example';

/** Returns a function that calls the server as a page of the site does, with an Origin. */
export function pageOf({ app }: Pick<TestApp, 'app'>, headers: Record<string, string> = {}) {
  return (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { origin, ...headers },
      ...(payload && { payload }),
    });
}

/** Makes a new sign-in link. Resolves to its token. */
export async function signInToken(site: TestApp, email = owner): Promise<string> {
  const { database } = site;
  const clock = await openServerClock(database, site.clock);
  return makeSignInToken({ database, clock, secret: await sharedSecret(database, 'desk') }, email);
}

/** Resolves to the token in the latest sign-in mail, once there are `count`: links are mailed once a second. */
export async function mailedToken({ mails }: Pick<TestApp, 'mails'>, count = 1): Promise<string> {
  const tokens = () => mails.map(({ text }) => signInTokenIn(text)).filter(Boolean);
  await expect.poll(tokens).toHaveLength(count);
  return tokens().at(-1) ?? '';
}

/** Signs in with a link. Resolves to the Cookie header. */
export async function cookieOf(site: TestApp, email = owner): Promise<string> {
  const token = await signInToken(site, email);
  const answer = await pageOf(site)('POST', '/api/desk/session', { token });
  expect(answer.statusCode).toBe(204);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Starts the server and signs in. `call` sends requests with the session's cookie. */
export async function startDesk(options: Parameters<typeof startTestApp>[0] = {}) {
  const site = await startTestApp(options);
  const cookie = await cookieOf(site);
  return { ...site, cookie, call: pageOf(site, { cookie }) };
}

/** Returns the token of the sign-in link in a mail's text; an empty string if there is none. */
export function signInTokenIn(text: string | undefined): string {
  return /\/desk\/sign-in#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
}
