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
  /** Resolves once the mail is handed over for good; throws when it is not. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
