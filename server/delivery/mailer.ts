/** Addresses stay structured: joining them into header text is left to nodemailer. */
export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
  icalEvent?: { method: string; filename: string; content: string };
}

export interface Mailer {
  /** Rejects with `OutcomeUnknown` if the mail may have been delivered, with any other error if it was not. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
