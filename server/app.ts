import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { maxBodyBytes } from '../contract/fields.ts';
import { splitPath } from '../contract/languages.ts';
import { backups } from './backups/plugin.ts';
import { booking } from './booking/routes.ts';
import { acceptedCaptcha } from './captcha/accepted-captcha.ts';
import { altcha } from './captcha/altcha.ts';
import { captchaChallenge } from './captcha/routes.ts';
import type { Config } from './config/config.ts';
import { deskAccess } from './config/desk-access.ts';
import { acceptRoutes } from './customers/accept-routes.ts';
import { followRoutes } from './customers/follow-routes.ts';
import { suppression } from './customers/suppression-routes.ts';
import { textWebhooks } from './customers/text-webhooks.ts';
import type { Database } from './database/database.ts';
import { sharedSecret } from './database/secrets.ts';
import { openServerClock } from './database/server-clock.ts';
import type { Mailer } from './delivery/mailer.ts';
import { notifications } from './delivery/plugin.ts';
import { openVapid } from './delivery/vapid.ts';
import { weeklyFigures } from './delivery/weekly-figures.ts';
import type { StreamTimes } from './desk/event-streams.ts';
import { desk } from './desk/plugin.ts';
import { housekeeping } from './housekeeping.ts';
import { bareAnswers, refuseUnreadable } from './http/bare-answers.ts';
import { closing } from './http/closing.ts';
import { type ConnectionTimes, connectionTimes, guardConnections } from './http/connections.ts';
import { counting } from './http/counts.ts';
import { cspReports } from './http/csp-reports.ts';
import { asksForPage, errorHandler } from './http/error-handler.ts';
import { jsonBody } from './http/json-body.ts';
import { openapi } from './http/openapi.ts';
import { longestLoopDelayMs, overload } from './http/overload.ts';
import { sendProblem } from './http/problem-details.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securedAnswers, securityHeaders } from './http/security-headers.ts';
import { loggerOptions } from './log.ts';
import { operations } from './operations/plugin.ts';
import type { OutboxTimes } from './outbox/outbox-times.ts';
import { alarms } from './requests/alarms.ts';
import { missingIndex } from './requests/missing-index.ts';
import { retention } from './retention/plugin.ts';
import { indexNowKey, indexNowKeyFile } from './search-engines/key-file.ts';
import { settings } from './settings/routes.ts';
import { pagesFolder } from './site/built-for.ts';
import { privatePages } from './site/private-pages.ts';
import { notFoundIn, site } from './site/site.ts';
import { taps } from './taps/routes.ts';
import { configuredProvider } from './texts/configured-provider.ts';
import type { Clock } from './timing/clock.ts';

export interface AppParts {
  config: Config;
  database: Database;
  mailer: Mailer;
  clock: Clock;
  /** The folder of the built pages, if it is not the default one. */
  pages?: string;
  outboxTimes?: Partial<OutboxTimes>;
  verifierTimeoutMs?: number;
  connectionTimes?: Partial<ConnectionTimes>;
  streamTimes?: Partial<StreamTimes>;
  longestLoopDelayMs?: number;
  logStream?: { write(line: string): void };
}

type AppBaseParts = Pick<
  AppParts,
  'config' | 'connectionTimes' | 'longestLoopDelayMs' | 'logStream'
>;

/** Builds what the whole site and its stand-in have in common. */
export async function buildBase(parts: AppBaseParts) {
  const { config } = parts;
  const siteUrl = config.SITE_URL;
  const times = { ...connectionTimes, ...parts.connectionTimes };
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, parts.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    // No limit: plugins load slowly on a busy machine, and a server that gave up would only have to start again.
    pluginTimeout: 0,
    // Room for the longest email address with every character percent-encoded.
    routerOptions: { maxParamLength: 3 * 254 },
    requestTimeout: times.requestMs,
    http: {
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkEveryMs,
      requireHostHeader: false, // see http/error-handler.ts
    },
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: false, // see http/closing.ts
    // A URL that is overlong or cannot be decoded, such as /50%off, reaches neither hooks nor the error handler.
    frameworkErrors({ code }, request, reply) {
      const { raw, url } = request;
      if (asksForPage(request)) {
        raw.url = notFoundIn(splitPath(url).language);
        app.routing(raw, reply.raw);
      } else if (code === 'FST_ERR_MAX_PARAM_LENGTH') {
        sendProblem(reply.headers(securityHeaders), 404, 'notFound');
      } else {
        sendProblem(reply.headers(securityHeaders), 400, 'malformed');
      }
    },
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
  });

  guardConnections(app, times.stalledMs);

  await app.register(bareAnswers);
  await app.register(securedAnswers, { hstsPreload: config.HSTS_PRELOAD });
  await app.register(counting);
  await app.register(errorHandler);
  await app.register(closing);
  await app.register(overload, {
    longestDelayMs: parts.longestLoopDelayMs ?? longestLoopDelayMs,
  });
  await app.register(sameOrigin, { siteUrl });
  await app.register(jsonBody);
  await app.register(openapi, { siteUrl });
  await app.register(rateLimit, { global: false });
  return app;
}

/** The caller closes the database afterwards. */
export async function buildApp(parts: AppParts) {
  const app = await buildBase(parts);
  try {
    await addSubjects(app, parts);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

async function addSubjects(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, database, mailer, pages = pagesFolder } = parts;
  const clock = await openServerClock(database, parts.clock);
  const secret = await sharedSecret(database, 'captcha');
  const deskSecret = await sharedSecret(database, 'desk');
  const vapid = await openVapid(database, config);
  const builtIn = altcha(secret, clock);
  const siteUrl = config.SITE_URL;
  const captcha = acceptedCaptcha({ ...parts, clock, altcha: builtIn, log: app.log });

  await app.register(housekeeping, { database, clock });
  await app.register(retention, {
    database,
    clock,
    elapsedMs: parts.clock.elapsedMs,
    dataDir: config.DATA_DIR,
  });
  await app.register(notifications, {
    config,
    database,
    mailer,
    clock,
    deskSecret,
    vapid,
    times: parts.outboxTimes,
  });

  await app.register(backups, { config, database, clock });
  await app.register(operations, {
    config,
    database,
    clock: parts.clock,
    serverClock: clock,
  });
  await app.register(settings, { config, database });
  await app.register(captchaChallenge, {
    altcha: builtIn,
    requestsPer10Min: config.SUBMISSIONS_PER_10_MIN,
  });
  await app.register(booking, {
    config,
    database,
    captcha,
    clock,
    secret,
    followSecret: deskSecret,
  });
  const links = { config, database, clock, secret: deskSecret };
  await app.register(suppression, links);
  await app.register(acceptRoutes, links);
  await app.register(followRoutes, links);
  await app.register(textWebhooks, { ...links, provider: configuredProvider(config) });
  await app.register(cspReports, { siteUrl, clock: parts.clock });
  await app.register(taps, { database, clock, secret });
  await app.register(alarms, { config, database, clock });
  await app.register(weeklyFigures, { config, database, clock });
  await app.register(missingIndex, { database, clock });
  await app.register(desk, {
    ...links,
    vapidPublicKey: vapid.publicKey,
    streamTimes: parts.streamTimes,
  });
  await app.register(indexNowKeyFile, { key: await sharedSecret(database, indexNowKey) });
  await app.register(site, {
    directory: pages,
    providers: config,
    settingsSource: { database, clock, hasTexts: config.SMS_PROVIDER !== undefined },
  });
  await app.register(privatePages, {
    directory: join(pages, 'private'),
    isDeskOpen: deskAccess(config).kind === 'open',
  });
}
