import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { altchaSecrets } from '../../../server/captcha/altcha-signature.ts';
import type { Database } from '../../../server/database/database.ts';
import { sharedSecret } from '../../../server/database/secrets.ts';
import type { Clock } from '../../../server/timing/clock.ts';

const tenMinutes = 10 * 60_000;

/** A valid token signed with this secret. Its puzzle is cheap: the second guess solves it. */
export async function signedToken(
  secret: string,
  now: Date,
  lifetimeMs = tenMinutes,
): Promise<string> {
  const challenge = await createChallenge({
    ...altchaSecrets(secret),
    deriveKey,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 1,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeToken({ challenge, solution });
}

/** Like signedToken, with the secret of this database. */
export async function solvedToken(
  database: Database,
  clock: Clock,
  lifetimeMs = tenMinutes,
): Promise<string> {
  return signedToken(await sharedSecret(database, 'captcha'), clock.now(), lifetimeMs);
}

export function encodeToken(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
