import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AppParts, buildBase } from './app.ts';
import { altcha } from './captcha/altcha.ts';
import { captchaChallenge } from './captcha/routes.ts';
import { deskAccess } from './config/desk-access.ts';
import type { ServerClock } from './database/server-clock.ts';
import { ProblemError } from './http/problem-details.ts';
import { operations } from './operations/plugin.ts';
import { pagesFolder } from './site/built-for.ts';
import { privatePages } from './site/private-pages.ts';
import { site } from './site/site.ts';

const hidden = { schema: { hide: true } };

/** Answers while PostgreSQL cannot be opened and queries reject (docs/product.md 9.9). It drains from the start. */
export async function buildStandIn(parts: Omit<AppParts, 'mailer'>) {
  const { config, database } = parts;
  const clock: ServerClock = {
    now: parts.clock.now,
    steady: parts.clock.now,
    sync: async () => undefined,
  };
  const app = await buildBase(parts);
  app.drain();
  await app.register(operations, { config, database, clock: parts.clock, serverClock: clock });
  // The form cannot be sent without a challenge, and it shows the number to call only after sending fails.
  await app.register(captchaChallenge, {
    altcha: altcha(randomBytes(32).toString('hex'), clock),
    requestsPer10Min: config.SUBMISSIONS_PER_10_MIN,
  });
  app.post('/api/submissions', hidden, async () => {
    throw new ProblemError(503, 'cannotStore');
  });
  app.all('/api/*', hidden, async () => {
    throw new ProblemError(503, 'restarting');
  });
  await app.register(site, { directory: pagesFolder, providers: config });
  await app.register(privatePages, {
    directory: join(pagesFolder, 'private'),
    isDeskOpen: deskAccess(config).kind === 'open',
  });
  return app;
}
