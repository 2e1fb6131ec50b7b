import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerClock } from '../database/server-clock.ts';
import type { Captcha } from './captcha.ts';
import { askSiteverify, type Siteverify } from './siteverify.ts';

export interface RecaptchaOptions extends Siteverify {
  /** The host that the visitor must have solved it on. */
  siteHost: string;
  clock: ServerClock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Far above Google's own, which have grown over the years. */
const plausibleToken = /^[\x21-\x7e]{1,8192}$/;

/** What Google's public pair of test keys answers with: it lets everybody through. */
const testHost = 'testkey.google.com';

/**
 * Google forgets a token after two minutes. Ours is remembered far longer, because while Google cannot be
 * asked nothing else tells that a token comes a second time.
 */
const rememberedMs = 24 * 60 * 60_000;

/** reCAPTCHA v2: the verifier's word, or `unverified` when it has none. */
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
          // Every customer would be refused if the verifier's address were wrong: say so.
          if (answer.reason) log.warn({ reason: answer.reason }, 'captcha verifier refused');
          return { status: 'refused' };
        case 'unreachable':
          log.warn({ reason: answer.reason }, 'captcha verifier unreachable');
          return { status: 'unverified', provider: 'recaptcha', once };
        case 'accepted': {
          const host = answer.hostname?.toLowerCase();
          if (host === siteHost && host !== testHost) {
            return { status: 'verified', provider: 'recaptcha', once };
          }
          // Every customer would be refused if SITE_URL or the key's domains were wrong: say so.
          log.warn({ solvedOn: host?.slice(0, 253), siteHost }, 'captcha solved on another host');
          return { status: 'refused' };
        }
      }
    },
  };
}
