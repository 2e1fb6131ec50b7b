import type { Selectable } from 'kysely';
import { textMessages } from '../../content/en/text-messages.ts';
import { sample as words } from '../../content/owner/sample.ts';
import { nationalDigits } from '../../contract/phone.ts';
import { consentWords, customerByText } from '../../contract/texts.ts';
import type { TextsTable } from '../../server/database/desk-tables.ts';
import type { RequestRow } from '../../server/database/tables.ts';
import type { Change } from '../../server/requests/change-request.ts';
import type { SampleRequest } from './sample-requests.ts';

type Line = Pick<TextsTable, 'kind' | 'who' | 'text'> & { at: Date };

/** Adds texts to a request that somebody is on the way to. None of them was ever sent. */
export function withThread(request: SampleRequest, now: Date): SampleRequest {
  const { row, changes } = request;
  const left = changes.find(({ to }) => to === 'on_the_way');
  if (!left) return request;
  const after = (seconds: number) => new Date(left.at.getTime() + seconds * 1000);
  const { question, answer } = words.texts;
  const { received, on_the_way, someone } = textMessages;
  const lines: Line[] = [
    {
      kind: 'sms_received',
      who: 'site',
      text: received(row.reference),
      at: new Date(row.created_at),
    },
    { kind: 'sms_on_the_way', who: 'site', text: on_the_way(someone), at: after(10) },
    { kind: 'received', who: 'customer', text: question, at: after(50) },
    { kind: 'sms_reply', who: left.who, text: answer, at: after(110) },
  ];
  const said = lines.filter(({ at }) => at <= now);
  const notes = said
    .filter(({ kind }) => kind === 'received')
    .map(({ text, at }): Change => ({ note: text, who: customerByText, at, isQuiet: true }));
  const phone = nationalDigits(row.phone ?? '');
  return {
    ...request,
    row: {
      ...row,
      sms_consent_at: row.created_at,
      sms_consent_words: consentWords,
      sms_consent_phone: phone,
    },
    changes: [...changes, ...notes].sort((a, b) => a.at.getTime() - b.at.getTime()),
    thread: said.map((line, index) => textRow({ ...row, phone }, line, index)),
  };
}

function textRow(
  { id, phone }: Pick<RequestRow, 'id' | 'phone'>,
  { at, ...line }: Line,
  index: number,
): Selectable<TextsTable> {
  const isIn = line.kind === 'received';
  return {
    ...line,
    id: `${id}.sample-${index}`,
    submission_id: id,
    direction: isIn ? 'in' : 'out',
    phone: phone ?? '',
    state: isIn ? 'received' : 'delivered',
    reason: null,
    provider_id: null,
    at: at.toISOString(),
  };
}
