import { z } from 'zod';
import type { StoredRequest } from '../../contract/answers/stored-request.ts';
import { type FormField, formFields, requestTypes } from '../../contract/fields.ts';
import { languages } from '../../contract/languages.ts';
import type { SharedPosition } from '../../contract/position.ts';
import { storedTextFields } from '../../contract/request.ts';
import { consentWords } from '../../contract/texts.ts';
import type { RequestRow } from '../database/tables.ts';
import { requestToken } from '../requests/request-token.ts';

const text = z.string().optional();

const values = Object.fromEntries(formFields.map((name) => [name, text])) as Record<
  FormField,
  typeof text
>;

/** An invalid position is refused as a field (docs/product.md 4.5), not as a malformed body. */
const position = z
  .custom<SharedPosition>()
  .optional()
  .meta({
    description: 'Where the customer is, shared by a press. In degrees; the accuracy in meters.',
    type: 'object',
    properties: {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
      accuracy: { type: 'number', minimum: 0, maximum: 40_000_000 },
    },
    required: ['latitude', 'longitude', 'accuracy'],
    additionalProperties: false,
  });

/** Unknown properties are refused by name. Telemetry may have any shape: a mistake in it must not cost a request. */
export const newRequestBody = z.strictObject({
  // A request without its type is still accepted.
  type: z.enum(requestTypes).default('booking'),
  // No `default`: a request without a language gets its errors in the language of its headers.
  language: z.enum(languages).optional().meta({ default: 'en' }),
  ...values,
  position,
  danger: z.literal(true).optional().describe('Someone is in danger'),
  sms_consent: z
    .literal(true)
    .optional()
    .describe('Agrees to texts about this request; ignored where they are off'),
  // A mistake in it must not cost a request.
  sms_consent_words: z.iso
    .date()
    .refine((day) => day <= consentWords)
    .optional()
    .catch(undefined)
    .describe(
      'The version of the words that were agreed to, as in `data-texts`; else that of today',
    ),
  recaptcha_token: text,
  source_url: z.unknown().optional(),
  visitor_info: z.unknown().optional(),
  traffic_source: z.unknown().optional(),
  page_metrics: z.unknown().optional(),
});

export type NewRequestBody = z.output<typeof newRequestBody>;

/** Leaves out what only the desk may see. */
export function toStoredRequest(row: RequestRow, followSecret: string): StoredRequest {
  const { id, reference, type, language, captcha_provider, captcha_status, created_at } = row;
  const texts = Object.fromEntries(storedTextFields.map((name) => [name, row[name]]));
  return {
    id,
    reference,
    type,
    language,
    status: 'pending',
    ...(texts as Pick<RequestRow, (typeof storedTextFields)[number]>),
    captcha_provider,
    captcha_status,
    created_at,
    follow: requestToken(followSecret, 'follow', row.id),
    vehicle_info: row.vehicle_info && JSON.parse(row.vehicle_info),
    ...(row.danger && { danger: true }),
    traffic_source: row.traffic_source && JSON.parse(row.traffic_source),
    page_metrics: row.page_metrics && JSON.parse(row.page_metrics),
  };
}
