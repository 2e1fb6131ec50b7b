import { randomUUID } from 'node:crypto';
import escapeHtml from 'escape-html';
import { doctorMail as words } from '../../content/owner/mail.ts';
import type { Config } from '../config/config.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { take } from '../outbox/customer-mail-limits.ts';
import { enqueue, outboxRow } from '../outbox/waiting-mail.ts';
import { htmlPage } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const oncePerDay = { key: 'doctor mail', most: 1, windowMs: 24 * 3_600_000 };

/** Queues at most one mail a day. Resolves to whether it was queued. */
export async function queueDoctorMail(
  { database, clock, secret }: Omit<LinkParts, 'config'>,
  findings: readonly string[],
): Promise<boolean> {
  return database.write(async (transaction) => {
    const now = clock.steady().getTime();
    if (!(await take(transaction, oncePerDay, now, secret))) return false;
    const created_at = clock.now().toISOString();
    const mail = {
      id: `${randomUUID()}.doctor`,
      submission_id: null,
      kind: 'doctor' as const,
      created_at,
    };
    await enqueue(transaction, [outboxRow(mail, findings)]);
    return true;
  });
}

export function writeDoctorMail(
  findings: readonly string[],
  { MAIL_FROM, MAIL_TO, SITE_URL }: Config,
): Omit<Mail, 'messageId' | 'date'> {
  const intro = words.intro(SITE_URL);
  const items = findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('\n');
  return {
    from: { name: words.sender, address: MAIL_FROM },
    to: { name: words.recipient, address: MAIL_TO },
    subject: words.subject,
    text: [intro, ...findings.map((finding) => `- ${finding}`), words.next].join('\n\n'),
    html: htmlPage(
      `<p>${escapeHtml(intro)}</p>\n<ul>${items}</ul>\n<p>${escapeHtml(words.next)}</p>`,
      SITE_URL,
    ),
  };
}
