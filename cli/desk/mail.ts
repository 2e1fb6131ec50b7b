import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import type { Config } from '../../server/config/config.ts';
import { localTime } from '../../server/delivery/mail-text.ts';
import type { Mail } from '../../server/delivery/mailer.ts';
import { openMailer } from '../../server/delivery/mailers.ts';
import { messageIdOf } from '../../server/delivery/write-mail.ts';
import { dismissMails } from '../../server/requests/dismiss-mail.ts';
import { retryMails } from '../../server/requests/retry-mail.ts';
import { requestThatBegins } from './find-request.ts';
import { address } from './options.ts';
import { addSuppressed } from './suppressed.ts';
import {
  printJson,
  printTable,
  Refusal,
  type Terminal,
  withExample,
  withTerminal,
} from './terminal.ts';

const { commands, testMail } = words;

export function addMail(program: Command): void {
  const mail = withExample(program.command('mail').description(commands.mail), 'mail list');

  withExample(
    mail.command('list').description(commands.mailList).option('--json', words.json),
    'mail list',
  ).action(({ json }) =>
    withTerminal(async ({ database }) => {
      const mails = await database.query
        .selectFrom('outbox')
        .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
        .select(['reference', 'kind', 'state', 'attempts', 'due_at', 'finished_at'])
        .where('state', '!=', 'sent')
        .orderBy('outbox.created_at')
        .execute();
      if (json) return printJson(mails);
      printTable(
        mails.map((row) => [
          row.reference,
          row.kind,
          row.state,
          row.attempts,
          localTime(row.due_at),
        ]),
      );
    }),
  );

  withExample(
    mail.command('retry <reference>').description(commands.mailRetry),
    'mail retry LS-K7M2QX',
  ).action((typed) =>
    withTerminal(async ({ database, clock }) => {
      const row = await requestThatBegins(database, typed);
      const outcome = await retryMails(database, clock, row);
      if (outcome !== 'put_in_front') throw new Refusal(words.nothingToRetry);
      console.log(words.retried);
    }),
  );

  withExample(
    mail.command('dismiss <reference>').description(commands.mailDismiss),
    'mail dismiss LS-K7M2QX',
  ).action((typed) =>
    withTerminal(async ({ database, clock }) => {
      const row = await requestThatBegins(database, typed);
      const outcome = await dismissMails(database, row, clock.now());
      if (outcome !== 'dismissed') throw new Refusal(words.nothingToDismiss);
      console.log(words.dismissed);
    }),
  );

  addSuppressed(mail);

  withExample(
    mail.command('test').description(commands.mailTest).argument('<address>', '', address),
    'mail test owner@example.com',
  ).action((to) => withTerminal((terminal) => sendTestMail(terminal, to)));
}

async function sendTestMail({ config }: Terminal, to: string): Promise<void> {
  await sendAtOnce(config, {
    from: { name: '', address: config.MAIL_FROM },
    to: { name: '', address: to },
    subject: testMail.subject,
    text: testMail.text,
    html: `<p>${testMail.text}</p>`,
  });
  console.log(config.SMTP_URL ? words.mailSent(to) : words.launch.noMailServer);
}

/** Sends a mail without the outbox. Rejects if the mail server has not accepted it within a minute. */
export async function sendAtOnce(
  config: Config,
  mail: Omit<Mail, 'messageId' | 'date'>,
): Promise<void> {
  const messageId = messageIdOf(randomUUID(), config);
  const timeout = AbortSignal.timeout(60_000);
  await openMailer(config).send({ ...mail, messageId, date: new Date() }, timeout);
}
