import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { isLoopbackHost } from './outbound-address.ts';

/** `required`: no byte of a mail or password goes out unencrypted. `opportunistic`: only if the server offers it. */
export const smtpTls = ['required', 'opportunistic'] as const;
export type SmtpTls = (typeof smtpTls)[number];

/** Returns nodemailer's options. No one can listen in on loopback, so encryption is never required there. */
export function smtpServer(url: string, tls: SmtpTls): ReturnType<typeof parseConnectionUrl> {
  const server = parseConnectionUrl(url);
  const { hostname } = new URL(url);
  if (tls === 'opportunistic' || isLoopbackHost(hostname.toLowerCase())) return server;
  // These come last, because the URL may set the same options.
  return { ...server, requireTLS: true, ignoreTLS: false, opportunisticTLS: false };
}
