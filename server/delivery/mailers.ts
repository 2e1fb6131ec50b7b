import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import { type SmtpTls, smtpServer } from '../net/smtp-server.ts';
import type { Mail, Mailer } from './mailer.ts';
import { converse, defaultLimits, type SmtpLimits } from './smtp-conversation.ts';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });

interface ComposedMail {
  envelope: { from: string | false; to: string[] };
  message: Buffer;
}

/** Never reads a file or a URL, even if a value looks like one. */
export async function compose(mail: Mail): Promise<ComposedMail> {
  const { envelope, message } = await transport.sendMail({
    ...mail,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Stops out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed as a whole');
  return { envelope, message };
}

export function openMailer({
  SMTP_URL,
  SMTP_TLS,
  DATA_DIR,
}: Pick<Config, 'SMTP_URL' | 'SMTP_TLS' | 'DATA_DIR'>): Mailer {
  return SMTP_URL ? smtpMailer(SMTP_URL, SMTP_TLS) : fileMailer(join(DATA_DIR, 'mail'));
}

/** Opens one connection per mail, so that an attempt can be aborted without affecting another. */
export function smtpMailer(
  url: string,
  tls: SmtpTls = 'required',
  limits: Partial<SmtpLimits> = {},
): Mailer {
  const server = smtpServer(url, tls);
  return {
    async send(mail, signal) {
      await converse(server, await compose(mail), signal, { ...defaultLimits, ...limits });
    },
  };
}

/** Writes each mail to an .eml file named by its Message-ID, so that a second copy replaces the first. */
export function fileMailer(directory: string): Mailer {
  mkdirSync(directory, { recursive: true });
  return {
    async send(mail, signal) {
      const { message } = await compose(mail);
      const path = join(directory, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      await writeFile(`${path}.part`, message, { flush: true, signal });
      await rename(`${path}.part`, path);
    },
  };
}
