/** One complete mail. Addresses stay structured: joining them into header text is left to nodemailer. */
export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** A calendar file, which mail programs offer to put into the calendar. */
  icalEvent?: { method: string; filename: string; content: string };
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the mail. Rejects with `OutcomeUnknown` if it may have been
   * delivered, with any other error if it was not. An abort stops sending and rejects at once.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
