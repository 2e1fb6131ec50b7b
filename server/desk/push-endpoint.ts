import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopbackHost, mayConnect } from '../net/outbound-address.ts';

const base64url = z.string().regex(/^[\w-]{1,100}={0,2}$/);

/** A `PushSubscription` as browsers turn it into JSON. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().max(2000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: base64url, auth: base64url }),
});

/** Allows https on a public network, or on loopback if the site is there. A host name is checked again at lookup. */
export function isUsableEndpoint(endpoint: string, siteUrl: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  const { hostname } = url;
  if (isLoopbackHost(hostname)) return isLoopbackHost(new URL(siteUrl).hostname);
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(literal) === 0 || mayConnect(hostname, literal);
}

/** RFC 8291 requires a point on the curve P-256 and a secret of 16 bytes. */
export function areUsableKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  const any = createECDH('prime256v1');
  any.generateKeys();
  try {
    any.computeSecret(point);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === notOnCurve) return false;
    throw error;
  }
}

const notOnCurve = 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY';
