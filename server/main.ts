import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { startWords } from '../content/en/start.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { readConfig } from './config.ts';
import { openDataDirectory } from './data-directory.ts';
import { openDatabase } from './database/database.ts';
import { listen } from './listen.ts';
import { describeError } from './log.ts';
import { fileMailer, smtpMailer } from './notifications/mailers.ts';
import { builtFor } from './site/built-for.ts';
import { logOutput } from './terminal-log.ts';
import { welcome } from './welcome.ts';

const longestCloseMs = 10_000;

// A closed log pipe must neither fail a booking nor keep the process from ending.
process.stdout.on('error', () => undefined);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const openPaths = openDataDirectory(config);
  let log: FastifyBaseLogger | undefined;
  const database = await openDatabase(config, (error) =>
    log?.error({ err: error }, 'database trouble'),
  );
  const mailer = config.SMTP_URL
    ? smtpMailer(config.SMTP_URL, config.SMTP_TLS)
    : fileMailer(join(config.DATA_DIR, 'mail'));
  const app = await buildApp({
    config,
    database,
    mailer,
    clock: systemClock,
    logStream: logOutput(process.stdout),
  });

  log = app.log;
  for (const problem of openPaths) app.log.warn(problem);
  const built = builtFor();
  if (built && built !== config.SITE_URL)
    app.log.warn(startWords.otherSiteUrl(built, config.SITE_URL));

  closeOnSignal({
    log: app.log,
    drain: app.drain,
    drainMs: config.DRAIN_SECONDS * 1000,
    longestMs: longestCloseMs,
    async close() {
      await app.close();
      await mailer.close();
      await database.close();
    },
  });

  if (app.operations) {
    await listen(app.operations, {
      host: config.OPS_HOST,
      port: config.OPS_PORT ?? 0,
      variables: { host: 'OPS_HOST', port: 'OPS_PORT' },
      logged: (address) => `operations at ${address.replace('http://', '')}`,
    });
  }
  await listen(app, {
    host: config.HOST,
    port: config.PORT,
    variables: { host: 'HOST', port: 'PORT' },
    logged: (address) => `listening at ${address}`,
  });
  const [address] = app.addresses();
  if (process.stdout.isTTY && typeof address === 'object')
    process.stdout.write(`${welcome(config, address, Boolean(process.env.SITE_URL))}\n`);
}

try {
  await start();
} catch (error) {
  // The full message: before the first request it cannot contain personal data.
  process.stderr.write(`${error instanceof Error ? error.message : describeError(error).type}\n`);
  // Timers of plugins that have started would keep the process alive.
  process.exit(1);
}
