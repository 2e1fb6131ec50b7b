import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import type { Smtp } from '../delivery/smtp.ts';
import type { RunningServer } from '../server/server.ts';
import { owner, signInTokenIn } from './desk.ts';

type Call = (method: string, path: string, body?: object) => Promise<Response>;

function callerOf({ url }: Pick<RunningServer, 'url'>, cookie = ''): Call {
  return (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}

/** Requests a sign-in link for one of DESK_EMAILS. Resolves to the path that the mailed link opens. */
export async function mailedSignInPath(
  server: RunningServer,
  mailBox: Smtp,
  email = owner,
): Promise<string> {
  const links = () => mailBox.mails.map(({ text }) => signInTokenIn(text)).filter(Boolean);
  const before = links().length;
  const answer = await callerOf(server)('POST', '/api/desk/sign-in', { email });
  expect(answer.status).toBe(202);
  await mailBox.mailsAbout('/desk/sign-in#', before + 1);
  return `/desk/sign-in#${links().at(-1)}`;
}

/** Signs in at the desk of a real server. `path` is what the mailed link opens. */
export async function signInAt(server: RunningServer, path: string) {
  const token = path.split('#')[1];
  const answer = await callerOf(server)('POST', '/api/desk/session', { token });
  expect(answer.status).toBe(204);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const [name = '', value = ''] = cookie.split('=');
  return {
    call: callerOf(server, cookie),
    /** Signs the windows of this context in. */
    give: (context: BrowserContext) =>
      context.addCookies([
        { name, value, url: server.url, httpOnly: true, sameSite: 'Strict' as const },
      ]),
  };
}
