import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerClock } from '../database/server-clock.ts';
import type { Captcha } from './captcha.ts';
import { askSiteverify, type Siteverify } from './siteverify.ts';

export interface RecaptchaOptions extends Siteverify {
  /** The host on which the visitor must have solved the captcha. */
  siteHost: string;
  clock: ServerClock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Allows for tokens much longer than Google's, which have grown over the years. */
const plausibleToken = /^[\x21-\x7e]{1,8192}$/;

/** Far longer than Google's two minutes: while Google cannot be reached, nothing else detects a token used twice. */
const rememberedMs = 24 * 60 * 60_000;

/** reCAPTCHA v2. A token is `unverified` if the verifier gives no verdict. */
export function recaptcha({ siteHost, clock, log, ...verifier }: RecaptchaOptions): Captcha {
  return {
    async verify(token) {
      if (!plausibleToken.test(token)) return { status: 'refused' };
      const answer = await askSiteverify(verifier, token);
      const once = {
        id: `recaptcha:${hash('sha256', token)}`,
        expiresAt: new Date(clock.steady().getTime() + rememberedMs),
      };
      switch (answer.kind) {
        case 'rejected':
          // Log it, because a wrong verifier URL refuses every customer.
          if (answer.reason) log.warn({ reason: answer.reason }, 'captcha verifier refused');
          return { status: 'refused' };
        case 'unreachable':
          log.warn({ reason: answer.reason }, 'captcha verifier unreachable');
          return { status: 'unverified', provider: 'recaptcha', once };
        case 'accepted': {
          const host = answer.hostname?.toLowerCase();
          if (host === siteHost) {
            return { status: 'verified', provider: 'recaptcha', once };
          }
          // Log it, because a wrong SITE_URL or a key with wrong domains refuses every customer.
          log.warn({ solvedOn: host?.slice(0, 253), siteHost }, 'captcha solved on another host');
          return { status: 'refused' };
        }
      }
    },
  };
}
