import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { altchaSecrets } from '../../server/captcha/altcha-signature.ts';
import type { Clock } from '../../server/clock.ts';
import type { Database } from '../../server/database/database.ts';
import { sharedSecret } from '../../server/database/secrets.ts';

/** A genuine token for this database whose puzzle is quick: the second guess solves it. */
export async function solvedToken(
  database: Database,
  clock: Clock,
  lifetimeMs = 10 * 60_000,
): Promise<string> {
  const secret = await sharedSecret(database, 'captcha');
  const challenge = await createChallenge({
    ...altchaSecrets(secret),
    deriveKey,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 1,
    expiresAt: new Date(clock.now().getTime() + lifetimeMs),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeToken({ challenge, solution });
}

export function encodeToken(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
