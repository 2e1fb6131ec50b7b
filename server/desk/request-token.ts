import { createHmac, timingSafeEqual } from 'node:crypto';

/** What somebody may do who has no session, but a link to one request. */
type Purpose = 'follow' | 'accept';

const idBytes = 16;
const tokenShape = /^[\w-]{64}$/;

/**
 * A token that follows from the request's id and a secret: the same one each time, and stored nowhere. It holds the
 * id, so that it can still be told from a wrong one when its request was erased.
 */
export function requestToken(secret: string, purpose: Purpose, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, proof(secret, purpose, bytes)]).toString('base64url');
}

/** The id of the request, or undefined for a wrong token. */
export function readRequestToken(
  secret: string,
  purpose: Purpose,
  token: string,
): string | undefined {
  if (!tokenShape.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), proof(secret, purpose, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function proof(secret: string, purpose: Purpose, id: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose} `).update(id).digest();
}
