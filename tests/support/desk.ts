import { expect } from 'vitest';
import { sharedSecret } from '../../server/database/secrets.ts';
import { openServerClock } from '../../server/database/server-clock.ts';
import { makeSignInToken } from '../../server/desk/sign-in-link.ts';
import { startTestApp } from './test-app.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const origin = 'http://localhost:3000';
export const owner = 'owner@locksmith.example';

/** Returns a function that calls the server with the same-origin headers of a page of the site. */
export function pageOf({ app }: Pick<TestApp, 'app'>, headers: Record<string, string> = {}) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { origin, ...headers },
      ...(payload && { payload }),
    });
}

/** Signs in by a link. Resolves to the session cookie. */
export async function cookieOf(site: TestApp, email = owner): Promise<string> {
  const { database } = site;
  const token = await makeSignInToken(
    {
      database,
      clock: await openServerClock(database, site.clock),
      secret: await sharedSecret(database, 'desk'),
    },
    email,
  );
  const answer = await pageOf(site)('POST', '/api/desk/session', { token });
  expect(answer.statusCode).toBe(204);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Starts the server and signs in at its desk; `call` sends requests with that session. */
export async function startDesk(options: Parameters<typeof startTestApp>[0] = {}) {
  const site = await startTestApp(options);
  const cookie = await cookieOf(site);
  return { ...site, cookie, call: pageOf(site, { cookie }) };
}

/** The token of the sign-in link in a mail's text, or an empty string if there is none. */
export function signInTokenIn(text: string | undefined): string {
  return /\/desk\/sign-in#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
}
