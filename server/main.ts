import { setTimeout as delay } from 'node:timers/promises';
import { startWords } from '../content/owner/start.ts';
import { closeOnSignal, lastRequestsMs } from './close-on-signal.ts';
import { readConfig } from './config/config.ts';
import { openDataDirectory } from './data-directory.ts';
import { openMailer } from './delivery/mailers.ts';
import { handedSocket, listen, takeOver } from './listen.ts';
import { describeError } from './log.ts';
import { type Site, siteOpener } from './open-site.ts';
import { retryOpen } from './retry-open.ts';
import { builtFor } from './site/built-for.ts';
import { logOutput } from './terminal-log.ts';
import { systemClock } from './timing/clock.ts';
import { welcome } from './welcome.ts';

const longestCloseMs = 9_000;

// A closed log pipe must neither fail a booking nor keep the process from ending.
process.stdout.on('error', () => undefined);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const fd = handedSocket(process.env);
  const openPaths = openDataDirectory(config);
  const { open, openStandIn } = siteOpener({
    config,
    mailer: openMailer(config),
    clock: systemClock,
    logStream: logOutput(process.stdout),
  });

  let site: Site;
  let failure: unknown;
  try {
    site = await open();
  } catch (error) {
    if (!config.DATABASE_URL) throw error;
    failure = error;
    site = await openStandIn(config.DATABASE_URL);
  }
  for (const problem of openPaths) site.app.log.warn(problem);
  const built = builtFor();
  if (built && built !== config.SITE_URL)
    site.app.log.warn(startWords.otherSiteUrl(built, config.SITE_URL));

  const ending = new AbortController();
  let succession: Promise<void> | undefined;
  closeOnSignal({
    log: site.app.log,
    drain() {
      ending.abort();
      site.app.drain();
    },
    drainMs: config.DRAIN_SECONDS * 1000,
    stopListening: () => site.app.stopListening(),
    longestMs: longestCloseMs,
    async close() {
      await succession;
      await site.close();
    },
  });

  if (site.app.operations) {
    await listen(site.app.operations, {
      host: config.OPS_HOST,
      port: config.OPS_PORT ?? 0,
      variables: { host: 'OPS_HOST', port: 'OPS_PORT' },
      logged: (address) => `operations at ${address.replace('http://', '')}`,
    });
  }
  await listen(site.app, {
    host: config.HOST,
    port: config.PORT,
    fd,
    variables: { host: 'HOST', port: 'PORT' },
    logged: (address) =>
      `listening at ${address}${fd === undefined ? '' : ', a socket that was handed over'}`,
  });
  const [address] = site.app.addresses();
  if (process.stdout.isTTY && typeof address === 'object')
    process.stdout.write(`${welcome(config, address, Boolean(process.env.SITE_URL))}\n`);
  if (failure === undefined) return;

  /** Replaces the stand-in with the whole site once the database can be opened. */
  async function succeed(standIn: Site): Promise<void> {
    const next = await retryOpen(open, failure, {
      log: standIn.app.log,
      signal: ending.signal,
    });
    if (!next) return;
    if (ending.signal.aborted) return next.close();
    site = next;
    await takeOver(standIn.app, next.app);
    if (standIn.app.operations && next.app.operations)
      await takeOver(standIn.app.operations, next.app.operations);
    await delay(lastRequestsMs);
    await standIn.close();
  }
  succession = succeed(site);
}

try {
  await start();
} catch (error) {
  // Print the full message: before the first request it cannot contain personal data.
  process.stderr.write(`${error instanceof Error ? error.message : describeError(error).type}\n`);
  // Timers of plugins that have started would keep the process alive.
  process.exit(1);
}
