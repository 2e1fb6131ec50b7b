import type { IncomingHttpHeaders } from 'node:http';
import { DeliveryRefused } from '../outbox/refusal.ts';

/** Where the provider tells what became of a text. */
export const statusPath = '/api/sms/status';

interface TextToSend {
  /** E.164, such as `+12015550100`. */
  to: string;
  text: string;
  /** Where the provider tells what became of it. */
  statusUrl: string;
  signal: AbortSignal;
}

/** What a provider's webhook said. */
export interface ReceivedText {
  providerId: string;
  /** As the provider writes it: E.164, or a short code. */
  from: string;
  text: string;
}

/** What became of a text that the provider took. */
export interface TextOutcome {
  providerId: string;
  outcome: 'delivered' | 'failed' | 'under way';
  /** The provider's code of why it failed. */
  reason: string | null;
}

/** A service that sends and receives text messages. A second one is one file beside `twilio.ts`. */
export interface TextProvider {
  /**
   * Resolves to the ID by which the provider knows it.
   * @throws `TextRefused` if a retry would get the same answer, `OutcomeUnknown` if the provider may have taken it, another
   * error if it has not, but may take it later
   */
  send(text: TextToSend): Promise<string>;
  /** Whether the provider signed this body for this address. */
  isSigned(url: string, body: string, headers: IncomingHttpHeaders): boolean;
  readReceived(body: string): ReceivedText | undefined;
  readOutcome(body: string): TextOutcome | undefined;
}

/** The provider will not take this text, however often it is sent. Its code is the provider's. */
export class TextRefused extends DeliveryRefused {
  override name = 'TextRefused';
}
