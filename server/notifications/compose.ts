import nodemailer from 'nodemailer';
import type { Mail } from './mailer.ts';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });

interface ComposedMail {
  envelope: { from: string | false; to: string[] };
  message: Buffer;
}

/** The mail as bytes. Nothing is read from files or URLs, whatever a value looks like. */
export async function compose(mail: Mail): Promise<ComposedMail> {
  const { envelope, message } = await transport.sendMail({
    ...mail,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Keeps out-of-office robots from answering a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed as a whole');
  return { envelope, message };
}
