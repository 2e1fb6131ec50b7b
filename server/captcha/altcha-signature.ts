import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AltchaPayload } from './altcha-token.ts';

export interface AltchaSecrets {
  hmacSignatureSecret: string;
  /** Signs the solution in advance, which makes checking one cheap. */
  hmacKeySignatureSecret: string;
}

/**
 * Whether we made this challenge and the solution is its own: the two signatures that altcha-lib's
 * verifySolution checks. Done here because the library goes through the thread pool four times, which
 * costs a booking a fifth of its time.
 */
export function isSolved({ challenge, solution }: AltchaPayload, secrets: AltchaSecrets): boolean {
  const { parameters, signature } = challenge;
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = JSON.stringify(Object.fromEntries(sorted));
  const key = Buffer.from(solution.derivedKey, 'hex');
  return (
    isSignature(signature, signed, secrets.hmacSignatureSecret) &&
    isSignature(parameters.keySignature, key, secrets.hmacKeySignatureSecret)
  );
}

function isSignature(hex: string, data: string | Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(data).digest();
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
