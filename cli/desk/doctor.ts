import { join } from 'node:path';
import type { Command } from 'commander';
import { sql } from 'kysely';
import { terminal as words } from '../../content/owner/terminal.ts';
import { readConfig } from '../../server/config/config.ts';
import { deskAccess } from '../../server/config/desk-access.ts';
import { openDataDirectory } from '../../server/data-directory.ts';
import { judgeFile } from '../../server/database/restore.ts';
import { deletionPause } from '../../server/database/trusted-time.ts';
import { queueDoctorMail, writeDoctorMail } from '../../server/delivery/doctor-mail.ts';
import { reasonOf } from '../../server/log.ts';
import { isLoopbackHost } from '../../server/net/outbound-address.ts';
import { countDeadMails } from '../../server/outbox/dead-mails.ts';
import { type Lane, laneOf } from '../../server/outbox/delivery.ts';
import { describeDifference } from './backup.ts';
import { backupProblems, findCopies } from './backup-problems.ts';
import { sendAtOnce } from './mail.ts';
import { mailDomainProblems } from './mail-domain.ts';
import { Refusal, type Terminal, withExample, withTerminal } from './terminal.ts';

const { findings } = words;
const lateMs = 3_600_000;

/** The `doctor` command. Throws a Refusal that lists the problems if there are any. */
export function addDoctor(program: Command): void {
  withExample(
    program
      .command('doctor')
      .description(words.commands.doctor)
      .option('--mail', words.options.mailFindings),
    'doctor',
  ).action(async ({ mail }) => {
    try {
      await withTerminal((terminal) => report(terminal, mail === true));
    } catch (error) {
      if (mail && !(error instanceof Refusal)) await mailFailure(reasonOf(error));
      throw error;
    }
  });
}

async function report(terminal: Terminal, mail: boolean): Promise<void> {
  const found = await findProblems(terminal);
  if (found.length === 0) return console.log(findings.none);
  if (mail) {
    const isQueued = await queueDoctorMail(terminal, found);
    console.error(isQueued ? findings.mailed(terminal.config.MAIL_TO) : findings.mailedBefore);
  }
  throw new Refusal(found.map((line) => `- ${line}`).join('\n'));
}

/** Does not use the outbox: what stopped the doctor may keep the server from the database, too. */
async function mailFailure(reason: string): Promise<void> {
  const config = readConfig(process.env);
  try {
    await sendAtOnce(config, writeDoctorMail([findings.failed(reason)], config));
    console.error(findings.mailedAtOnce(config.MAIL_TO));
  } catch (error) {
    console.error(findings.notMailed(reasonOf(error)));
  }
}

async function findProblems(terminal: Terminal): Promise<string[]> {
  const { config, database } = terminal;
  const access = deskAccess(config);
  const dead = await countDeadMails(database);
  const late = await countLate(terminal, ['mail']);
  const lateWebhooks = await countLate(terminal, ['push', 'webhook']);
  const lateTexts = await countLate(terminal, ['text']);
  const domain = config.SMTP_URL ? await mailDomainProblems(config.MAIL_FROM) : undefined;
  // This is not a problem of the site, so it is only printed.
  for (const line of domain?.unasked ?? []) console.error(line);
  return [
    ...openDataDirectory(config),
    ...(access.kind === 'closed' && access.reason ? [access.reason] : []),
    ...(dead > 0 ? [findings.dead(dead)] : []),
    ...(late > 0 ? [findings.late(late)] : []),
    ...(lateWebhooks > 0 ? [findings.lateWebhooks(lateWebhooks)] : []),
    ...(lateTexts > 0 ? [findings.lateTexts(lateTexts)] : []),
    ...(await findPause(terminal)),
    ...(await backupProblems(terminal)),
    ...(domain?.problems ?? []),
    ...(database.kind === 'sqlite'
      ? [...findCopies(terminal), ...(await findDamage(terminal))]
      : await findPlainText(terminal)),
  ];
}

/** How many deliveries have waited for more than an hour. */
async function countLate({ database, clock }: Terminal, ways: readonly Lane[]): Promise<number> {
  const kinds = await database.query
    .selectFrom('outbox')
    .select((delivery) => ['kind', delivery.fn.countAll<number | string>().as('count')])
    .where('state', '=', 'waiting')
    .where('created_at', '<', new Date(clock.now().getTime() - lateMs).toISOString())
    .groupBy('kind')
    .execute();
  const own = kinds.filter(({ kind }) => ways.includes(laneOf(kind)));
  return own.reduce((sum, { count }) => sum + Number(count), 0);
}

async function findPause({ database, clock }: Terminal): Promise<string[]> {
  const now = clock.now();
  const pause = await deletionPause(database, now);
  return pause ? [findings.deletionWaits(pause, now.toISOString())] : [];
}

async function findDamage({ config, database }: Terminal): Promise<string[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(
    database.query,
  );
  const [first] = rows;
  if (first && first.quick_check !== 'ok') return [findings.damaged(first.quick_check)];
  const verdict = await judgeFile(join(config.DATA_DIR, 'site.db'));
  return verdict.kind === 'foreign'
    ? [findings.foreign(describeDifference(verdict.difference))]
    : [];
}

/** Checks whether passwords and requests are readable on the way to PostgreSQL. */
async function findPlainText({ config, database }: Terminal): Promise<string[]> {
  const { hostname = '' } = URL.parse(config.DATABASE_URL ?? '') ?? {};
  if (hostname === '' || isLoopbackHost(hostname)) return [];
  const { rows } = await sql<{ ssl: boolean }>`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.query);
  return rows[0]?.ssl ? [] : [findings.plainDatabase];
}
