import nodemailer from 'nodemailer';
import type { Mail } from './mailer.ts';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });

interface ComposedMail {
  envelope: { from: string | false; to: string[] };
  message: Buffer;
}

/** The mail as MIME bytes. Values that look like file paths or URLs are never read. */
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
