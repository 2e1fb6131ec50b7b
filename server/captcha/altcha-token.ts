import { z } from 'zod';

const longest = 4096;
const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** The exact shape of our challenges; nothing else is passed to the library. */
const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int().positive().max(9_999_999_999),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z.int().nonnegative(),
    derivedKey: hex,
    time: z.number().optional(),
  }),
});

export type AltchaPayload = z.output<typeof payload>;

/** Returns undefined if the token is not a complete payload. */
export function parseAltchaToken(token: string): AltchaPayload | undefined {
  if (token.length > longest) return undefined;
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined; // not JSON
  }
}
