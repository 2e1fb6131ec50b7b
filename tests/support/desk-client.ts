import { expect } from 'vitest';
import { signInTokenIn } from './desk.ts';
import type { RunningServer } from './server.ts';
import type { Smtp } from './smtp.ts';

type Call = (method: string, path: string, body?: object) => Promise<Response>;

function callerOf({ url }: Pick<RunningServer, 'url'>, cookie = ''): Call {
  return (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}

/** Signs in at the desk of a real server by the link in its mail. Resolves to a function that calls it. */
export async function signInAt(
  server: RunningServer,
  { mails, mailsAbout }: Smtp,
  email: string,
): Promise<Call> {
  const visit = callerOf(server);
  expect((await visit('POST', '/api/desk/sign-in', { email })).status).toBe(202);
  await mailsAbout('/desk/sign-in#', 1);
  const token = mails.map(({ text }) => signInTokenIn(text)).find(Boolean);
  const answer = await visit('POST', '/api/desk/session', { token });
  expect(answer.status).toBe(204);
  return callerOf(server, answer.headers.get('set-cookie')?.split(';')[0]);
}
