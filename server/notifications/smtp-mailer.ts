import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { converse, defaultLimits, type SmtpLimits } from './smtp-conversation.ts';

/**
 * Sends each mail over a connection of its own, so that an attempt can be ended without touching another.
 * smtps:// is always encrypted, smtp:// when the server offers it.
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
