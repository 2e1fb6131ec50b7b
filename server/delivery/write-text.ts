import * as en from '../../content/en/text-messages.ts';
import * as es from '../../content/es/text-messages.ts';
import { business } from '../../content/facts/business.ts';
import { septetsOf, toGsm7 } from '../../contract/gsm7.ts';
import { localFormat } from '../../contract/local-time.ts';
import { isOpen } from '../../contract/request-status.ts';
import type { TextKind } from '../../contract/texts.ts';
import type { RequestRow } from '../database/tables.ts';
import { stepMail } from '../requests/tell-customer.ts';
import { customersWords } from './customer-letter.ts';
import type { AppointmentNews } from './told-appointment.ts';

const inLanguage = { en, es };

export interface TextParts {
  row: RequestRow;
  /** The assignee's first name, as they entered it. */
  name: string | null;
  phone?: string | undefined;
  now: Date;
  news?: AppointmentNews | undefined;
}

/** The longest message leaves this much room for a name if it is to stay a single text. */
const longestName = 20;

/** Returns the text without its link, or undefined if there is nothing left to tell. */
export function writeText(kind: TextKind, parts: TextParts): string | undefined {
  const text = textOf(kind, parts);
  // Spanish times have letters that GSM-7 lacks, such as 'sáb' for Saturday.
  return text && toGsm7(text);
}

function textOf(
  kind: TextKind,
  { row, name, phone = business.telephoneText, now, news }: TextParts,
): string | undefined {
  const { textMessages: words } = inLanguage[row.language];
  const { locale } = customersWords(row).language;
  switch (kind) {
    case 'sms_received':
      return isOpen(row.status) ? words.received(row.reference) : undefined;
    case 'sms_accepted':
    case 'sms_on_the_way': {
      const step = kind === 'sms_accepted' ? 'accepted' : 'on_the_way';
      if (stepMail(row) !== step) return undefined;
      const who = shortName(name) ?? words.someone;
      const hour = localFormat({ hour: 'numeric', minute: '2-digit' }, locale);
      const expected =
        row.eta_at &&
        (Date.parse(row.eta_at) > now.getTime()
          ? words.expected(hour(row.eta_at))
          : words.anyMinute(phone));
      return [words[step](who), expected].filter(Boolean).join(' ');
    }
    case 'sms_appointment': {
      if (!news) return undefined;
      const time = localFormat(
        { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
        locale,
      )(news.at);
      return words.appointment[news.kind](time, phone);
    }
    case 'sms_review':
      return words.review;
    default:
      return undefined;
  }
}

/** Returns undefined for a name that would split the text in two, such as one in Arabic or with an emoji. */
function shortName(name: string | null): string | undefined {
  const short = name === null ? undefined : septetsOf(toGsm7(name));
  return name !== null && short !== undefined && short <= longestName ? name : undefined;
}
