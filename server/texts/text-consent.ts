import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { nationalDigits } from '../../contract/phone.ts';
import type { TextConsent } from '../../contract/texts.ts';
import type { RequestRow, Tables } from '../database/tables.ts';

/** Returns undefined without consent, or if it was given with another number. */
export function agreedNumber(row: RequestRow): string | undefined {
  const { phone, sms_consent_at, sms_consent_phone, captcha_status } = row;
  const digits = nationalDigits(phone ?? '');
  const isAgreed = sms_consent_at !== null && sms_consent_phone === digits && digits.length === 10;
  // This also excludes samples, whose captcha is not verified.
  const isReal = captcha_status === 'verified' && row.status !== 'spam' && row.kept !== 'counts';
  return isAgreed && isReal ? digits : undefined;
}

/** Texts never go to a blocked number, nor after STOP. */
export async function consentOf(
  query: Kysely<Tables>,
  secret: string,
  row: RequestRow,
): Promise<TextConsent> {
  const digits = agreedNumber(row);
  if (!digits) return 'none';
  const blocked = query.selectFrom('blocked_numbers').select('phone').where('phone', '=', digits);
  if (await blocked.executeTakeFirst()) return 'none';
  return (await isStopped(query, secret, digits)) ? 'stopped' : 'on';
}

/** Returns a keyed hash, so that the list reveals no number. */
export function stoppedId(secret: string, digits: string): string {
  return createHmac('sha256', secret).update(`stopped ${digits}`).digest('base64url');
}

export async function isStopped(
  query: Kysely<Tables>,
  secret: string,
  digits: string,
): Promise<boolean> {
  const found = query.selectFrom('stopped_numbers').select('id');
  return (await found.where('id', '=', stoppedId(secret, digits)).executeTakeFirst()) !== undefined;
}
