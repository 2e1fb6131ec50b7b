import { z } from 'zod';
import { requestTypes } from '../fields.ts';
import { languages } from '../languages.ts';
import {
  captchaProviders,
  captchaStatuses,
  deskPage,
  sampleMark,
  storedTextFields,
} from '../request.ts';

const text = z.string().nullable();
const telemetry = z.record(z.string(), z.unknown()).nullable();

const texts = Object.fromEntries(storedTextFields.map((name) => [name, text])) as Record<
  (typeof storedTextFields)[number],
  typeof text
>;

/** Body of the 201 of POST /api/submissions: the stored row without token and visitor_info. Times are UTC ISO 8601. */
export const storedRequest = z.object({
  id: z.string(),
  reference: z.string(),
  type: z.enum(requestTypes),
  language: z.enum(languages),
  status: z.literal('pending'),
  ...texts,
  vehicle_info: z
    .object({
      year: z.string(),
      make: z.string(),
      model: z.string(),
      all_keys_lost: z.boolean().optional(),
      has_unused_key: z.boolean().optional(),
    })
    .nullable(),
  danger: z.boolean().optional(),
  traffic_source: telemetry,
  page_metrics: telemetry,
  captcha_provider: z.enum([...captchaProviders, deskPage, sampleMark]),
  captcha_status: z.enum(captchaStatuses),
  created_at: z.string(),
  follow: z.string(),
});
export type StoredRequest = z.infer<typeof storedRequest>;
export type VehicleInfo = NonNullable<StoredRequest['vehicle_info']>;

/** All that a page checks in a 201, so that no other difference makes it doubt that the request is stored. */
export const storedName = storedRequest.pick({ id: true, reference: true });
/** Checked separately, because an older server does not send it. */
export const storedFollow = storedRequest.pick({ follow: true });
