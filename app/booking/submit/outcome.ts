import {
  type StoredRequest,
  storedFollow,
  storedName,
} from '../../../contract/answers/stored-request.ts';
import { type FieldName, formFields } from '../../../contract/fields.ts';
import { matchesSchema } from '../../browser/read-json.ts';

/** Older servers send no `follow`. */
export type Receipt = Pick<StoredRequest, 'reference'> & { follow?: string | undefined };

export type FieldMessages = Partial<Record<FieldName, string>>;

/**
 * - `unexplained`: an error without a reason, as from a proxy
 * - `no_answer`: it may or may not have arrived
 * - `unreadable`: not an answer of our server, as from a captive portal
 */
export type Outcome =
  | { kind: 'stored'; receipt: Pick<StoredRequest, 'id'> & Receipt }
  | { kind: 'fields'; errors: FieldMessages }
  | { kind: 'captcha'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unexplained' }
  | { kind: 'no_answer' }
  | { kind: 'unreadable'; message?: string };

const known: readonly string[] = [
  ...formFields,
  'position',
  'recaptcha_token',
] satisfies FieldName[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readOutcome(status: number, body: unknown): Outcome {
  if (status < 400) return stored(status, body);
  if (!isRecord(body)) return { kind: 'unexplained' };
  const { recaptcha_token: captcha, ...errors } = fieldMessages(body.errors);
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  const detail = messageIn(body);
  if (captcha) return { kind: 'captcha', message: detail ?? captcha };
  return detail === undefined ? { kind: 'unexplained' } : { kind: 'refused', message: detail };
}

/** Our server uses `detail`, many others use `message`. */
function messageIn({ detail, message }: Record<string, unknown>): string | undefined {
  return [detail, message].find(
    (text): text is string => typeof text === 'string' && !!text.trim(),
  );
}

function stored(status: number, body: unknown): Outcome {
  if (status !== 201 || !matchesSchema(storedName, body))
    return { kind: 'unreadable', message: isRecord(body) ? messageIn(body) : undefined };
  const { id, reference } = body;
  const follow = matchesSchema(storedFollow, body) ? body.follow : undefined;
  return { kind: 'stored', receipt: { id, reference, follow } };
}

function fieldMessages(errors: unknown): FieldMessages {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field, message]) => known.includes(field) && typeof message === 'string',
    ),
  );
}
