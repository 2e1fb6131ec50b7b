import { reviewUrl } from '../../content/en/owner-facts.ts';
import { services, timeframes } from '../../contract/services.ts';
import type { Config } from '../config/config.ts';
import type { RequestRow } from '../database/tables.ts';
import { customerLetter, customersWords, optionName } from './customer-letter.ts';

/** Contains nothing that the customer typed. */
export function writeCustomerMail(
  row: RequestRow,
  config: Config,
  links: { follow: string; notYou: string },
  phone?: string,
) {
  const words = customersWords(row);
  const { customerMail: own } = words;
  return customerLetter({
    row,
    config,
    links,
    phone,
    subject: own.subject(row.reference),
    blocks: [
      own.received,
      own.urgent,
      {
        facts: [
          [own.serviceLabel, optionName(words, services, row.service)],
          [own.timeframeLabel, optionName(words, timeframes, row.timeframe)],
        ],
      },
      { title: own.nextTitle, text: row.type === 'booking' ? own.nextBooking : own.nextCallback },
    ],
  });
}

/** Asks every customer whose job is done the same question. */
export function writeReviewMail(
  row: RequestRow,
  config: Config,
  { notYou }: { notYou: string },
  phone?: string,
) {
  const { jobMail } = customersWords(row);
  const { subject, text, link, once } = jobMail.review;
  return customerLetter({
    row,
    config,
    links: { notYou },
    phone,
    subject: subject(row.reference),
    blocks: [text, { href: reviewUrl, label: link }, once],
  });
}
