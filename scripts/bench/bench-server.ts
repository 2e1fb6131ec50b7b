/** The real server with high rate limits, a mailer that sends nothing, and a minimal page. Started by served.ts. */

import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { openServerClock } from '../../server/database/server-clock.ts';
import { deskCookie } from '../../server/desk/cookie.ts';
import { startSession } from '../../server/desk/sessions.ts';
import { systemClock } from '../../server/timing/clock.ts';
import { answerUsage } from './served.ts';

const floorPage = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{margin:0;font:18px/1.5 system-ui;padding:16px}h1{font-size:40px}</style></head>
<body><main><h1>Locksmith</h1><p>Available 24/7 for all your residential, commercial, and automotive locksmith needs</p></main></body></html>`;

const config = readConfig({
  ...process.env,
  SUBMISSIONS_PER_10_MIN: '1000000',
  LOG_LEVEL: 'error',
});
const database = await openDatabase(config, (error) => {
  throw error;
});
const mailer = { send: async () => {} };
const app = await buildApp({ config, database, mailer, clock: systemClock });
app.get('/floor', (_request, reply) => {
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return reply.send(floorPage);
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });

async function signIn(): Promise<string> {
  const clock = await openServerClock(database, systemClock);
  const session = { email: config.MAIL_TO, agent: 'bench', earlier: undefined };
  const { token } = await startSession({ database, clock }, session);
  return deskCookie(false).set(token).split(';')[0] ?? '';
}

process.on('message', async (message) => {
  if (message === 'sign in') process.send?.({ cookie: await signIn() });
});
answerUsage(() => app.close());
process.send?.({ url });
