import nodemailer from 'nodemailer';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Sends over a few kept connections. smtps:// is always encrypted, smtp:// when the server offers it. */
export function smtpMailer(url: string, connections = 5): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    dnsTimeout: 5000,
  });
  return {
    async send(mail) {
      await transport.sendMail(compose(mail));
    },
    async close() {
      transport.close();
    },
  };
}
