import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { converse, defaultLimits, type SmtpLimits } from './smtp-conversation.ts';

/**
 * Opens one connection per mail, so that an attempt can be aborted without affecting another.
 * smtps:// is always encrypted, smtp:// only if the server supports STARTTLS.
 */
export function smtpMailer(url: string, limits: Partial<SmtpLimits> = {}): Mailer {
  const server = parseConnectionUrl(url);
  return {
    async send(mail, signal) {
      await converse(server, await compose(mail), signal, { ...defaultLimits, ...limits });
    },
    async close() {},
  };
}
