import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
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

/** A customer waits for this at worst: after it the booking is taken unverified. */
const longestWaitMs = 3000;

/**
 * The captcha in force. With reCAPTCHA the built-in one is accepted as well: the page offers it when Google's
 * script does not load. An ALTCHA token reads as one, and whatever does not is for Google to judge.
 */
export function acceptedCaptcha({ config, altcha, clock, log, ...given }: Parts): Captcha {
  const secret = config.RECAPTCHA_SECRET_KEY; // there with recaptcha: readConfig sees to it
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
