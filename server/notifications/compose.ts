import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail in nodemailer's terms. Nothing is read from files or URLs, whatever a value looks like. */
export function compose(mail: Mail): SendMailOptions {
  return {
    ...mail,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Keeps out-of-office robots from answering a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
