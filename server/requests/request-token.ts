import { createHmac, timingSafeEqual } from 'node:crypto';
import { prefixOf } from '../../contract/languages.ts';
import type { RequestRow } from '../database/tables.ts';

/** What a token allows without a session, for one request, one address or one calendar. */
type Purpose = 'follow' | 'accept' | 'suppress' | 'calendar' | `accept as ${string}`;

/** No two of these look or sound alike. */
export const referenceLetters = '23456789ACEFHJKMNPQRTUVWXY';

const idBytes = 16;
const tokenShape = /^[\w-]{64}$/;

/**
 * The token is derived from ID and secret, so it is never stored. It contains the ID, so it can be verified even after
 * the request is erased.
 */
export function requestToken(secret: string, purpose: Purpose, id: string): string {
  const bytes = idBytesOf(id);
  return Buffer.concat([bytes, proof(secret, purpose, bytes)]).toString('base64url');
}

/** Undefined if the token is invalid or has another purpose. */
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

/** The purpose of the accept link in a person's own mail; without a person, of the one in MAIL_TO's mail. */
export function acceptBy(person: string | undefined): Purpose {
  return person ? `accept as ${person.toLowerCase()}` : 'accept';
}

/** The proof for purposes that have no token. */
export function requestProof(secret: string, purpose: 'word' | 'code', id: string): Buffer {
  return proof(secret, purpose, idBytesOf(id));
}

type Named = Pick<RequestRow, 'id' | 'reference'>;

/** Replaces the `follow` token where space is short: the reference without LS-, and eight letters. */
function followCode(secret: string, { id, reference }: Named): string {
  const bytes = requestProof(secret, 'code', id).subarray(0, 8);
  const letters = Array.from(bytes, (byte) => referenceLetters[byte % referenceLetters.length]);
  return `${reference.slice('LS-'.length)}${letters.join('')}`;
}

export function referenceOfCode(code: string): string | undefined {
  return /^[2-9A-Z]{14}$/.test(code) ? `LS-${code.slice(0, 6)}` : undefined;
}

export function isCodeOf(secret: string, row: Named, code: string): boolean {
  const expected = followCode(secret, row);
  return (
    expected.length === code.length && timingSafeEqual(Buffer.from(expected), Buffer.from(code))
  );
}

const idBytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function proof(secret: string, purpose: Purpose | 'word' | 'code', id: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose} `).update(id).digest();
}

/** Fragments reach no log, and a mail scanner cannot act by opening one. @param reader of the mail; none for MAIL_TO */
export function requestLinks(
  siteUrl: string,
  secret: string,
  { id, reference, language }: Pick<RequestRow, 'id' | 'reference' | 'language'>,
  reader?: string,
) {
  const pages = `${siteUrl}${prefixOf(language)}`;
  const page = `${pages}/request`;
  return {
    desk: `${siteUrl}/desk/requests/${reference}`,
    accept: `${siteUrl}/accept#${requestToken(secret, acceptBy(reader), id)}`,
    follow: `${page}#${requestToken(secret, 'follow', id)}`,
    /** The same page as `follow`, short enough for a text. */
    text: `${pages}/r#${followCode(secret, { id, reference })}`,
    /** Without its token, which is derived from the customer's address. */
    notYou: `${page}/not-you`,
  };
}
