import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedDelivery, Deliver } from '../outbox/delivery.ts';
import { refusalIn } from '../outbox/refusal.ts';
import type { Mail, Mailer } from './mailer.ts';

interface MailParts {
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** Resolves to a steady time if the mail must wait until then, or to undefined if there is no reason to send it. */
  write(claimed: ClaimedDelivery): Promise<Mail | Date | undefined>;
}

export function mailDelivery({ mailer, log, write }: MailParts): Deliver {
  return async function deliverMail(claimed, signal) {
    const mail = await write(claimed);
    if (!mail) return { kind: 'dropped' };
    if (mail instanceof Date) return { kind: 'postponed', due: mail };
    try {
      await mailer.send(mail, signal);
    } catch (error) {
      if (!mail.replyTo || refusalIn(error)?.of !== 'content') throw error;
      // Reply-To is the only header a customer controls. A bad one must not keep the request from the owner.
      log.warn({ err: error }, 'mail refused, sent again without Reply-To');
      const { replyTo, ...rest } = mail;
      await mailer.send(rest, signal);
    }
    return { kind: 'sent' };
  };
}
