import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { isLoopbackHost } from './outbound-address.ts';

/** `required`: no byte of a mail or password goes out unencrypted. `opportunistic`: only if the server offers it. */
export const smtpTls = ['required', 'opportunistic'] as const;
export type SmtpTls = (typeof smtpTls)[number];

/**
 * Where SMTP_URL leads, in nodemailer's words. On loopback nobody listens, so there encryption is never required.
 * smtps:// is always encrypted.
 */
export function smtpServer(url: string, tls: SmtpTls): ReturnType<typeof parseConnectionUrl> {
  const server = parseConnectionUrl(url);
  const { hostname } = new URL(url);
  if (tls === 'opportunistic' || isLoopbackHost(hostname.toLowerCase())) return server;
  // Last, since the URL may name options of nodemailer's.
  return { ...server, requireTLS: true, ignoreTLS: false, opportunisticTLS: false };
}
