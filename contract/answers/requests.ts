import { z } from 'zod';
import { jobRecord } from '../job.ts';
import { type OpenStatus, requestStatuses } from '../request-status.ts';
import { keptParts } from '../retention.ts';
import { textConsents } from '../texts.ts';
import { photo } from './photos.ts';
import { problemDetails } from './problem.ts';
import { storedRequest } from './stored-request.ts';
import { threadLine } from './texts.ts';

const text = z.string().nullable();
const status = z.enum(requestStatuses);

/** A stored request as the desk and exports get it (docs/product.md 9.3). */
export const requestRecord = storedRequest.omit({ follow: true }).extend({
  status,
  version: z.number(),
  visitor_info: z.record(z.string(), z.unknown()).nullable(),
  seen_at: text,
  accepted_at: text,
  assignee: text,
  ...jobRecord.shape,
  closed_at: text,
  sms_consent_at: text,
  sms_consent_words: text,
  town: text,
  position: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      accuracy: z.number().nullable(),
    })
    .nullable(),
  kept: z.enum(keptParts),
});
export type RequestRecord = z.infer<typeof requestRecord>;
export type Position = NonNullable<RequestRecord['position']>;

/** Computed on every read, and not exported. */
const derived = {
  possible_duplicate_of: z.array(z.string()),
};

export const requestDetail = requestRecord.extend({
  ...derived,
  word: text,
  photos: z.array(photo),
  texts: z.enum(textConsents),
  thread: z.array(threadLine),
  history: z.array(
    z.object({
      at: z.string(),
      /** The email address of a desk user, or `customer`, `link` or `terminal`. */
      who: z.string(),
      from: status.nullable(),
      to: status.nullable(),
      note: text,
      changes: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      /** The email address of a desk user; null for mail to MAIL_TO or the customer. */
      to: text.optional(),
      state: z.enum(['waiting', 'sent', 'dead', 'dismissed']),
      attempts: z.number(),
      due_at: z.string(),
      finished_at: text,
    }),
  ),
});
export type RequestDetail = z.infer<typeof requestDetail>;
export type HistoryLine = RequestDetail['history'][number];
export type MailState = RequestDetail['mails'][number];

export const outdatedProblem = problemDetails
  .omit({ errors: true })
  .extend({ status: z.literal(409), current: requestDetail });

const requestListItem = requestRecord.extend({
  ...derived,
  mail_dead_to: z.enum(['owner', 'customer']).nullable(),
});
export type RequestListItem = z.infer<typeof requestListItem>;

export const requestList = z.object({
  items: z.array(requestListItem),
  next: z.string().nullable(),
  total: z.number(),
  counts: z.object({
    pending: z.number(),
    accepted: z.number(),
    on_the_way: z.number(),
  } satisfies Record<OpenStatus, z.ZodNumber>),
});

export type RequestList = z.infer<typeof requestList>;

/** Data of the event `request` (docs/product.md 12.6). */
export const requestEvent = requestRecord
  .pick({ reference: true, version: true, status: true })
  .extend({
    /** No enum: an older server sends none, and a newer one may send a value that is not an `EventAbout`. */
    about: z.string().optional(),
  });
export type RequestEvent = z.infer<typeof requestEvent>;

/** `note`, `photo` and `cancelled` come from the customer; `heard`: an alarm was silenced. */
export type EventAbout =
  | 'created'
  | 'changed'
  | 'alarm'
  | 'heard'
  | 'note'
  | 'photo'
  | 'cancelled'
  | 'mail_dead';
