import type { IncomingHttpHeaders } from 'node:http';
import { DeliveryRefused } from '../outbox/refusal.ts';

/** The path at which the provider reports the outcome of a text. */
export const statusPath = '/api/sms/status';

interface TextToSend {
  /** E.164, such as `+12015550100`. */
  to: string;
  text: string;
  statusUrl: string;
  signal: AbortSignal;
}

export interface ReceivedText {
  providerId: string;
  /** As the provider writes it: E.164, or a short code. */
  from: string;
  text: string;
}

export interface TextOutcome {
  providerId: string;
  outcome: 'delivered' | 'failed' | 'under way';
  /** The provider's code for the failure. */
  reason: string | null;
}

/** A second provider would be one more file next to `twilio.ts`. */
export interface TextProvider {
  /**
   * Resolves to the provider's ID. Rejects with `TextRefused` if a retry would get the same answer, with
   * `OutcomeUnknown` if the provider may have taken it, with any other error if it may take it later.
   */
  send(text: TextToSend): Promise<string>;
  /** Whether the provider signed this body for this address. */
  isSigned(url: string, body: string, headers: IncomingHttpHeaders): boolean;
  readReceived(body: string): ReceivedText | undefined;
  readOutcome(body: string): TextOutcome | undefined;
}

/** Refuses a text for good. The code is the provider's, or one of our own reasons. */
export class TextRefused extends DeliveryRefused {
  override name = 'TextRefused';
}
