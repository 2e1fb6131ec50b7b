import type { FastifyRequest } from 'fastify';
import type { StoredRequest } from '../../contract/answers/stored-request.ts';
import { readValues } from '../../contract/typed-values.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { answerLanguage } from '../http/answer-language.ts';
import { alarmTime, firstAlarm } from '../requests/begin-alarm.ts';
import { checkValues } from './check-values.ts';
import { requestLimits } from './limits.ts';
import { onePerKey } from './one-per-key.ts';
import { buildRecord, fingerprint, type RecordParts, typedColumns } from './record.ts';
import { findByKey, store } from './repository.ts';
import { type NewRequestBody, toStoredRequest } from './schemas.ts';

export type SubmitOutcome =
  | { kind: 'stored' | 'repeated'; stored: StoredRequest }
  | { kind: 'key_reused' }
  | { kind: 'fields_refused'; errors: Record<string, string> }
  | { kind: 'rate_limited'; retryAfterSeconds: number }
  | { kind: 'captcha_missing' }
  | { kind: 'captcha_refused' };

export interface SubmitParts extends LinkParts {
  captcha: Captcha;
  /** The key from which customers' tokens are derived. */
  followSecret: string;
}

type Submit = (
  request: FastifyRequest,
  body: NewRequestBody,
  idempotencyKey: string | null,
) => Promise<SubmitOutcome>;

/** Looks the key up first: a retry gets the first answer, even past the rate limit or with its token spent. */
export function createSubmit(parts: SubmitParts): Submit {
  const { database, captcha, clock, secret, followSecret, config } = parts;
  const limits = requestLimits(parts);
  const perKey = onePerKey(database, clock);

  return (request, body, idempotencyKey) => {
    const values = readValues(body);
    const requestHash = fingerprint(body.type, values);

    async function repeated(): Promise<SubmitOutcome | undefined> {
      const row = idempotencyKey && (await findByKey(database, idempotencyKey));
      if (!row) return undefined;
      if (row.request_hash !== requestHash) return { kind: 'key_reused' };
      const typed = typedColumns(body.type, values);
      return { kind: 'repeated', stored: toStoredRequest({ ...row, ...typed }, followSecret) };
    }

    async function submit(): Promise<SubmitOutcome> {
      const earlier = await repeated();
      if (earlier) return earlier;
      const errors = checkValues(body.type, values, answerLanguage(request));
      if (errors) return { kind: 'fields_refused', errors };
      const wait = await limits.overLimit(request);
      if (wait !== null) return { kind: 'rate_limited', retryAfterSeconds: wait };
      const token = body.recaptcha_token;
      if (!token) return { kind: 'captcha_missing' };
      const verdict = await captcha.verify(token);
      if (verdict.status === 'refused') {
        // The token may have been spent by this same request, on a server whose lease on the key expired.
        return (await repeated()) ?? { kind: 'captcha_refused' };
      }
      if (verdict.status === 'unverified') {
        const longerWait = await limits.overUnverifiedLimit(request);
        if (longerWait !== null) return { kind: 'rate_limited', retryAfterSeconds: longerWait };
      }
      return save({ body, values, token, captcha: verdict, idempotencyKey, requestHash });
    }

    async function save(parts: Omit<RecordParts, 'now' | 'hasTexts'>): Promise<SubmitOutcome> {
      // Draws again if the random reference exists already.
      for (let draw = 0; draw < 5; draw += 1) {
        const hasTexts = config.SMS_PROVIDER !== undefined;
        const row = buildRecord({ ...parts, now: clock.now(), hasTexts });
        const { kind } = await store(database, row, {
          once: parts.captcha.once,
          secret,
          steady: clock.steady(),
          alarm: firstAlarm(row, alarmTime(config, clock)),
          config,
        });
        if (kind === 'stored') return { kind, stored: toStoredRequest(row, followSecret) };
        if (kind === 'challenge_used') return { kind: 'captcha_refused' };
        const earlier = await repeated();
        if (earlier) return earlier;
      }
      throw new Error('No free reference was found');
    }

    return idempotencyKey ? perKey(idempotencyKey, request.log, submit) : submit();
  };
}
