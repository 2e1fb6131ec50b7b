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

export interface PushPayload {
  session: string;
  reason: PushReason;
}

export type WebhookEvent =
  | 'request.created'
  | 'request.status'
  | 'request.unanswered'
  | 'mail.dead';

export interface WebhookPayload {
  url: string;
  body: {
    type: WebhookEvent;
    timestamp: string;
    /** Both are null for a mail that belongs to no request. */
    data: {
      reference: string | null;
      status: RequestStatus | null;
      level?: number;
    };
  };
}

/** The payload is null in a row of an earlier version. */
export interface AlarmPayload {
  level: number;
}
