import type { Kysely } from 'kysely';
import { nationalDigits } from '../../contract/phone.ts';
import type { TextConsent } from '../../contract/texts.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { isStopped } from './stopped-numbers.ts';

/**
 * The ten digits to which this request's texts go; undefined if none may. Consent belongs to the number that it was given
 * with.
 */
export function textNumber(row: RequestRow): string | undefined {
  const { phone, status, captcha_status, sms_consent_phone } = row;
  const isAsked = sms_consent_phone !== null && captcha_status === 'verified';
  if (!isAsked || status === 'spam') return undefined;
  return nationalDigits(phone ?? '') === sms_consent_phone ? sms_consent_phone : undefined;
}

/** Whether texts may go to the customer of this request, as far as it is theirs to say. */
export async function textConsent(
  query: Kysely<Tables>,
  secret: string,
  row: RequestRow,
): Promise<TextConsent> {
  const phone = textNumber(row);
  if (phone === undefined) return 'none';
  const blocked = query.selectFrom('blocked_numbers').select('phone').where('phone', '=', phone);
  if (await blocked.executeTakeFirst()) return 'none';
  return (await isStopped(query, secret, phone)) ? 'stopped' : 'on';
}
