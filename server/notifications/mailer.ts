/** One mail, complete. Addresses are never joined into header text by us. */
export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
}

export interface Mailer {
  /**
   * Resolves once the mail is handed over for good. Throws `OutcomeUnknown` when it may have been delivered,
   * and anything else when it was not. After an abort nothing more of it leaves, and this rejects at once.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The whole mail was handed over, and nobody said what became of it. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
