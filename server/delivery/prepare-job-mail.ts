import type { Config } from '../config/config.ts';
import { suppressToken } from '../customers/suppressed-addresses.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { mayMailOfJob } from '../outbox/customer-mail-limits.ts';
import type { ClaimedDelivery, JobMail } from '../outbox/delivery.ts';
import { firstNameOf } from '../people/people.ts';
import { doorWord } from '../requests/door-word.ts';
import { requestLinks } from '../requests/request-token.ts';
import { writeAppointmentMail, writeStepMail } from './job-mail.ts';
import { appointmentNews, rememberTold } from './told-appointment.ts';

interface JobMailOptions {
  config: Config;
  database: Database;
  deskSecret: string;
  /** The customer compares the mail's times with their own clock, so this is not the steady time. */
  now: Date;
  steady: Date;
  campaignPhone: string | undefined;
}

/** Resolves to undefined if there is nothing left to tell, or if the address has had its six mails of the day. */
export async function prepareJobMail(
  { delivery }: Pick<ClaimedDelivery, 'delivery'>,
  kind: JobMail,
  row: RequestRow,
  { config, database, deskSecret, now, steady, campaignPhone }: JobMailOptions,
) {
  const { email } = row;
  if (email === null) return undefined;
  const isAppointment = kind === 'appointment';
  const { follow, notYou } = requestLinks(config.SITE_URL, deskSecret, row);
  const parts = {
    row,
    config,
    links: { follow, notYou: `${notYou}#${suppressToken(deskSecret, email)}` },
    phone: campaignPhone,
    now,
    word: doorWord(deskSecret, row),
  };
  const news = isAppointment ? await appointmentNews(database, delivery, row, now) : undefined;
  const mail = isAppointment
    ? news && writeAppointmentMail(news, parts)
    : writeStepMail(kind, parts, await firstNameOf(database.query, row.assignee));
  if (!mail) return undefined;
  const isAllowed = await database.write(async (transaction) => {
    const isFirst = delivery.attempts === 1;
    if (isFirst && !(await mayMailOfJob(transaction, email, steady, deskSecret))) return false;
    if (news) await rememberTold(transaction, delivery, row, news);
    return true;
  });
  return isAllowed ? mail : undefined;
}
