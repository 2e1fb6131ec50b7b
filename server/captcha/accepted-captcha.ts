import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Altcha } from './altcha.ts';
import { parseAltchaToken } from './altcha-token.ts';
import type { Captcha } from './captcha.ts';
import { recaptcha } from './recaptcha.ts';

interface Parts {
  config: Config;
  altcha: Altcha;
  clock: ServerClock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  verifierTimeoutMs?: number;
}

/** How long to wait for the verifier before the request is accepted unverified. */
const longestWaitMs = 3000;

/** With reCAPTCHA also accepts ALTCHA, which the page offers if Google's script does not load. */
export function acceptedCaptcha({ config, altcha, clock, log, ...given }: Parts): Captcha {
  const secret = config.RECAPTCHA_SECRET_KEY; // readConfig requires it with recaptcha
  if (config.CAPTCHA_PROVIDER !== 'recaptcha' || !secret) return altcha;
  const google = recaptcha({
    url: config.RECAPTCHA_VERIFY_URL,
    secret,
    timeoutMs: given.verifierTimeoutMs ?? longestWaitMs,
    siteHost: new URL(config.SITE_URL).hostname,
    clock,
    log,
  });
  return { verify: (token) => (parseAltchaToken(token) ? altcha : google).verify(token) };
}
