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

/** A stored request: every column but the server's own. The fields of the public 201 and those that only the desk gets. */
export const requestRecord = storedRequest.omit({ follow: true }).extend({
  status,
  /** Grows with each change. */
  version: z.number(),
  visitor_info: z.record(z.string(), z.unknown()).nullable(),
  seen_at: text,
  accepted_at: text,
  /** The email address of the person who has it; null while it is pending, and where nobody is known. */
  assignee: text,
  ...jobRecord.shape,
  closed_at: text,
  /** When the customer agreed to texts, and to which version of the words. */
  sms_consent_at: text,
  sms_consent_words: text,
  town: text,
  position: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      /** Radius in meters; null if unknown. */
      accuracy: z.number().nullable(),
    })
    .nullable(),
  /** How much of it retention has left (docs/product.md 9.12). */
  kept: z.enum(keptParts),
});
export type RequestRecord = z.infer<typeof requestRecord>;
export type Position = NonNullable<RequestRecord['position']>;

/** What is worked out whenever a record is read, and not exported. */
const derived = {
  /** The references of other open requests by the same number or e-mail address, while this one is open. */
  possible_duplicate_of: z.array(z.string()),
};

export const requestDetail = requestRecord.extend({
  ...derived,
  /** What the locksmith says at the door; null until somebody has accepted (docs/product.md 12.20). */
  word: text,
  /** From the customer, oldest first. */
  photos: z.array(photo),
  /** Whether texts go to this number; `none` where they are off, or never agreed to. */
  texts: z.enum(textConsents),
  /** What was texted with this customer about the request, oldest first. */
  thread: z.array(threadLine),
  /** Each change of the status, and each note. */
  history: z.array(
    z.object({
      at: z.string(),
      /** The address of whoever was signed in, or `customer`, `link` or `terminal`. */
      who: z.string(),
      /** Both are null if only a note was added. */
      from: status.nullable(),
      to: status.nullable(),
      note: text,
      /** What was changed beside the status, with the values that it had before. */
      changes: z.record(z.string(), z.union([z.string(), z.number()]).nullable()).nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      /** The address of one of the desk's people; null if it goes to MAIL_TO or the customer. */
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

/** Refuses a change of what has changed meanwhile, with the record as it is now. */
export const outdatedProblem = problemDetails
  .omit({ errors: true })
  .extend({ status: z.literal(409), current: requestDetail });

const requestListItem = requestRecord.extend({
  ...derived,
  /** Whose mail was given up, if somebody must look at one. */
  mail_dead_to: z.enum(['owner', 'customer']).nullable(),
});
export type RequestListItem = z.infer<typeof requestListItem>;

export const requestList = z.object({
  items: z.array(requestListItem),
  /** Where the next page starts; null on the last. */
  next: z.string().nullable(),
  /** How many requests the filters let through. */
  total: z.number(),
  /** Of all open requests, whatever the filters. */
  counts: z.object({
    pending: z.number(),
    accepted: z.number(),
    on_the_way: z.number(),
  } satisfies Record<OpenStatus, z.ZodNumber>),
});

export type RequestList = z.infer<typeof requestList>;

/** The data of the event `request` (docs/product.md 12.6). */
export const requestEvent = requestRecord
  .pick({ reference: true, version: true, status: true })
  .extend({
    /** An EventAbout, or what a later version may add; a server of the version before says nothing. */
    about: z.string().optional(),
  });
export type RequestEvent = z.infer<typeof requestEvent>;

/** What has happened. `note`, `photo`, `cancelled`: by the customer; `heard`: somebody has silenced an alarm. */
export type EventAbout =
  | 'created'
  | 'changed'
  | 'alarm'
  | 'heard'
  | 'note'
  | 'photo'
  | 'cancelled'
  | 'mail_dead';
