import type { BrowserContext } from 'playwright-core';
import { signInTokenIn } from './desk.ts';
import type { RunningServer } from './server.ts';
import type { Smtp } from './smtp.ts';

/** Has a link mailed to the owner. Resolves to the path that it opens. */
export async function mailedSignInPath({ url }: RunningServer, mailBox: Smtp): Promise<string> {
  const before = mailBox.mails.filter(({ text }) => signInTokenIn(text)).length;
  await fetch(`${url}/api/desk/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'owner@locksmith.example' }),
  });
  const mails = await mailBox.mailsAbout('/desk/sign-in#', before + 1);
  return `/desk/sign-in#${signInTokenIn(mails.at(-1)?.text)}`;
}

/** Signs in by a mailed link. Resolves to a function that gives the session's cookie to a window. */
export async function signedIn(server: RunningServer, mailBox: Smtp) {
  const token = (await mailedSignInPath(server, mailBox)).split('#')[1];
  const answer = await fetch(`${server.url}/api/desk/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ token }),
  });
  const [name = '', value = ''] = (answer.headers.get('set-cookie') ?? '').split(/[=;]/);
  return (context: BrowserContext) =>
    context.addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Strict' }]);
}
