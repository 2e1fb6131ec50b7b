import { deskClosed } from '../../content/owner/desk.ts';
import { isLoopbackHost } from '../net/outbound-address.ts';
import type { Config } from './config.ts';

type Access =
  | { kind: 'open'; emails: readonly string[]; isSecure: boolean }
  /** `reason` is for the log; there is none if the operator turned the desk off. */
  | { kind: 'closed'; reason?: string };

/** Who may sign in at the desk (docs/product.md 12.4). */
export function deskAccess({ DESK_EMAILS, MAIL_TO, SITE_URL }: Config): Access {
  const emails = DESK_EMAILS ?? [MAIL_TO];
  if (emails.length === 0) return { kind: 'closed' };
  const { protocol, hostname } = new URL(SITE_URL);
  const isSecure = protocol === 'https:';
  return isSecure || isLoopbackHost(hostname)
    ? { kind: 'open', emails, isSecure }
    : { kind: 'closed', reason: deskClosed };
}

/** The address as spelled in the configuration; undefined if it may not sign in. Ignores case. */
export function listedAddress(emails: readonly string[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  return emails.find((email) => email.toLowerCase() === wanted);
}
