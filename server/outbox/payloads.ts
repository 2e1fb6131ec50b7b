import type { RequestStatus } from '../../contract/request-status.ts';

export type PushReason =
  | 'created'
  | 'unanswered'
  | 'still_unanswered'
  | 'assigned'
  | 'overdue'
  | 'photo'
  | 'cancelled'
  | 'texted'
  | 'mail_dead'
  | 'customer_mail_dead'
  | 'test';

/** Payload of a push's outbox row. */
export interface PushPayload {
  session: string;
  reason: PushReason;
}

export type WebhookEvent =
  | 'request.created'
  | 'request.status'
  | 'request.unanswered'
  | 'mail.dead';

/** Payload of a webhook's outbox row. */
export interface WebhookPayload {
  url: string;
  body: {
    type: WebhookEvent;
    /** When it happened. */
    timestamp: string;
    /** Both are null for a mail that belongs to no request. */
    data: {
      reference: string | null;
      status: RequestStatus | null;
      /** Of an alarm: the how manieth it is. */
      level?: number;
    };
  };
}

/** Payload of an alarm's mail; a server of the version before leaves none. */
export interface AlarmPayload {
  level: number;
}
