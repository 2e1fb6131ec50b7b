import { type Command, InvalidArgumentError } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { readDollars } from '../../contract/dollars.ts';
import { requestTypes } from '../../contract/fields.ts';
import { jobFields } from '../../contract/job.ts';
import { type RequestStatus, requestStatuses } from '../../contract/request-status.ts';
import { mailbox } from '../../server/config/mailboxes.ts';
import { startOfDay } from '../../server/timing/local-days.ts';

/** A parser for an option that must be one of `choices`. */
export function choice<Choice extends string>(choices: readonly Choice[]) {
  return (text: string): Choice => {
    const found = choices.find((known) => known === text);
    if (!found) throw new InvalidArgumentError(words.wrongChoice(text, choices));
    return found;
  };
}

export function day(text: string): string {
  if (!startOfDay(text)) throw new InvalidArgumentError(words.wrongDay(text));
  return text;
}

/** Accepts whatever MAIL_TO accepts, including `root@localhost`. */
export function address(text: string): string {
  if (!mailbox.safeParse(text).success) throw new InvalidArgumentError(words.wrongAddress(text));
  return text;
}

/** A number of days such as `400d`, in milliseconds. */
export function age(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days === undefined) throw new InvalidArgumentError(words.wrongAge(text));
  return Number(days) * 24 * 3_600_000;
}

/** A list is read in one query, and SQLite allows 32,766 parameters. `export` can return more. */
const mostListed = 10_000;

/** How many requests to list. */
export function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > mostListed) {
    throw new InvalidArgumentError(words.wrongCount(text, mostListed));
  }
  return number;
}

/** Dollars as typed, such as `95.50`, in cents; at most ten thousand dollars. */
export function cents(text: string): number {
  const { data } = jobFields.paid_cents.safeParse(readDollars(text));
  if (data === undefined) throw new InvalidArgumentError(words.wrongDollars(text));
  return data;
}

export function minutes(text: string): number {
  const { data } = jobFields.eta_minutes.safeParse(Number(text));
  if (data === undefined) throw new InvalidArgumentError(words.wrongMinutes(text));
  return data;
}

/** One status, or several separated by commas. */
function statuses(text: string): RequestStatus[] {
  return text.split(',').map(choice(requestStatuses));
}

export function withFilters(command: Command): Command {
  return command
    .option('--status <status>', requestStatuses.join(', '), statuses)
    .option('--type <type>', requestTypes.join(', '), choice(requestTypes))
    .option('--service <service>')
    .option('--town <town>', words.options.town)
    .option('--timeframe <timeframe>')
    .option('--from <day>', words.options.from, day)
    .option('--to <day>', words.options.to, day)
    .option('--q <text>');
}
