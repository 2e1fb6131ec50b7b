import type { Transaction } from 'kysely';
import { type TextKind, textKinds } from '../../contract/texts.ts';
import type { DeliveryKind, OutboxTable, RequestRow, Tables } from '../database/tables.ts';

/** Each lane has its own slots, so that a hanging receiver on one never delays another. */
export const lanes = ['mail', 'push', 'webhook', 'text'] as const;
export type Lane = (typeof lanes)[number];

/** The kinds of delivery that are not mails. */
export const nonMailKinds = ['push', 'webhook', ...textKinds] as const satisfies DeliveryKind[];

export function isText(kind: DeliveryKind): kind is TextKind {
  return textKinds.some((other) => other === kind);
}

export function laneOf(kind: DeliveryKind): Lane {
  if (isText(kind)) return 'text';
  return lanes.find((lane) => lane === kind) ?? 'mail';
}

/** Mails that tell a customer the status of the job. They are written from what is stored when they are sent. */
export const stepMails = ['accepted', 'on_the_way'] as const satisfies DeliveryKind[];
export const jobMails = [...stepMails, 'appointment'] as const satisfies DeliveryKind[];
export type JobMail = (typeof jobMails)[number];

export function isJobMail(kind: DeliveryKind): kind is JobMail {
  return jobMails.some((other) => other === kind);
}

export const customerMails = ['customer', ...jobMails, 'review'] as const satisfies DeliveryKind[];

export function isMail(kind: DeliveryKind): boolean {
  return !nonMailKinds.some((other) => other === kind);
}

export interface ClaimedDelivery {
  delivery: OutboxTable;
  /** Null where the delivery belongs to no request. */
  request: RequestRow | null;
}

/** `dropped`: there is no reason to send it. `due` is a steady time. `also` runs in the outcome's transaction. */
export type Outcome =
  | { kind: 'sent' | 'dropped'; also?: (transaction: Transaction<Tables>) => Promise<void> }
  | { kind: 'postponed'; due: Date; also?: never };

/** Makes one attempt. Rejects if it failed. */
export type Deliver = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<Outcome>;
