import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ServerClock } from '../database/server-clock.ts';
import { altchaSecrets, isSolved } from './altcha-signature.ts';
import { parseAltchaToken } from './altcha-token.ts';
import type { Captcha } from './captcha.ts';

const lifetimeMs = 12 * 60_000;

export interface Altcha extends Captcha {
  createChallenge(): Promise<Challenge>;
}

/** Proof of work, verified by our own server: about 0.3 s on a desktop, a few seconds on an old phone. */
export function altcha(secret: string, clock: ServerClock): Altcha {
  const secrets = altchaSecrets(secret);
  return {
    createChallenge: () =>
      createChallenge({
        ...secrets,
        deriveKey,
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        counter: randomInt(1000, 2001),
        expiresAt: new Date(clock.steady().getTime() + lifetimeMs),
      }),

    async verify(token) {
      const payload = parseAltchaToken(token);
      if (!payload) return { status: 'refused' };
      const expiresAt = new Date(payload.challenge.parameters.expiresAt * 1000);
      if (expiresAt <= clock.steady()) return { status: 'refused' };
      if (!isSolved(payload, secrets)) return { status: 'refused' };
      const once = { id: `altcha:${payload.challenge.parameters.nonce}`, expiresAt };
      return { status: 'verified', provider: 'altcha', once };
    },
  };
}
