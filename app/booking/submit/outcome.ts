import {
  type StoredRequest,
  storedFollow,
  storedName,
} from '../../../contract/answers/stored-request.ts';
import { type FieldName, formFields } from '../../../contract/fields.ts';
import { fits } from '../../browser/read-json.ts';

/** What is kept of a stored request. An older server has not said how to follow it. */
export type Receipt = Pick<StoredRequest, 'reference'> & { follow?: string | undefined };

export type FieldMessages = Partial<Record<FieldName, string>>;

/**
 * How sending a request ended.
 * - `refused`: the server said why it did not take it (rate limit, cannot store, ...)
 * - `unexplained`: an error without a reason (a broken proxy)
 * - `no_answer`: the network failed, time ran out, or a proxy had no server; it may or may not have arrived
 * - `unreadable`: something answered, but not as our server does (a captive portal)
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

/** Reads an answer of POST /api/submissions. Only a 201 that names what was stored is a success. */
export function readOutcome(status: number, body: unknown): Outcome {
  if (status < 400) return stored(status, body);
  if (!isRecord(body)) return { kind: 'unexplained' };
  const { recaptcha_token: captcha, ...errors } = fieldMessages(body.errors);
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  const detail = messageIn(body);
  if (captcha) return { kind: 'captcha', message: detail ?? captcha };
  return detail === undefined ? { kind: 'unexplained' } : { kind: 'refused', message: detail };
}

/** What a server says in words: ours in `detail`, many others in `message`. */
function messageIn({ detail, message }: Record<string, unknown>): string | undefined {
  return [detail, message].find(
    (text): text is string => typeof text === 'string' && !!text.trim(),
  );
}

function stored(status: number, body: unknown): Outcome {
  if (status !== 201 || !fits(storedName, body))
    return { kind: 'unreadable', message: isRecord(body) ? messageIn(body) : undefined };
  const { id, reference } = body;
  const follow = fits(storedFollow, body) ? body.follow : undefined;
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
