import { z } from 'zod';
import { addedJob, blockedNumbers, knownCustomer } from '../../contract/answers/customers.ts';
import { nationalDigits } from '../../contract/phone.ts';
import { readIdempotencyKey } from '../booking/one-per-key.ts';
import { addPhoneJob } from '../booking/phone-job.ts';
import { newRequestBody } from '../booking/schemas.ts';
import { ProblemError } from '../http/problem-details.ts';
import {
  blockNumber,
  listBlocked,
  longestReason,
  unblockNumber,
} from '../requests/blocked-numbers.ts';
import { findCustomer } from '../requests/known-customer.ts';
import { readNote } from '../requests/note-text.ts';
import { withDetails } from '../requests/request-record.ts';
import { requestToken } from '../requests/request-token.ts';
import { type DeskRoutes, sessionOf } from './parts.ts';
import { storableText } from './query.ts';

const tenDigits = z.string().regex(/^\d{10}$/);
const wholePhone = storableText(40).transform(nationalDigits).pipe(tenDigits);
const blockedParams = z.object({ digits: tenDigits });

const jobBody = newRequestBody
  .omit({
    type: true,
    // A caller has seen no words to agree to.
    sms_consent: true,
    sms_consent_words: true,
    recaptcha_token: true,
    source_url: true,
    visitor_info: true,
    traffic_source: true,
    page_metrics: true,
  })
  .extend({
    type: z.literal('booking').optional(),
    status: z.enum(['accepted', 'pending']).default('accepted'),
  });

/** Jobs taken by phone, and the people who call (docs/product.md 12.17). */
export const jobRoutes: DeskRoutes = async (app, { database, clock, config, secret }) => {
  app.post(
    '/requests',
    {
      schema: {
        summary: 'Stores a job that came by phone; Idempotency-Key as for a booking',
        body: jobBody,
        response: { 201: addedJob },
      },
    },
    async (request, reply) => {
      const { status, language, type, ...typed } = request.body;
      const outcome = await addPhoneJob(
        { config, database, clock },
        {
          typed,
          language,
          status,
          who: sessionOf(request).email,
          idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
        },
      );
      if (outcome.kind === 'refused') throw new ProblemError(422, 'fields', outcome.errors);
      if (outcome.kind === 'key_reused') throw new ProblemError(422, 'keyReused');
      const { row } = outcome;
      if (outcome.kind === 'stored') {
        app.outbox.wake();
        request.log.info({ reference: row.reference }, 'job by phone stored');
      }
      const follow = requestToken(secret, 'follow', row.id);
      return reply.code(201).send({ ...(await withDetails(database, row, config)), follow });
    },
  );

  app.get(
    '/customers',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Finds people by full phone number or email address',
        querystring: z.union([
          z.strictObject({ phone: wholePhone }),
          z.strictObject({ email: storableText(254).min(1) }),
        ]),
        response: { 200: knownCustomer },
      },
    },
    ({ query }) => findCustomer(database, query),
  );

  app.get(
    '/blocked',
    { schema: { summary: 'The blocked numbers', response: { 200: blockedNumbers } } },
    async () => ({ items: await listBlocked(database) }),
  );

  app.put(
    '/blocked/:digits',
    {
      schema: {
        summary: 'Blocks a number: its new requests are spam, and notify nobody',
        params: blockedParams,
        body: z.strictObject({ reason: z.string() }),
      },
    },
    async (request, reply) => {
      const isBlocked = await blockNumber(database, {
        phone: request.params.digits,
        reason: readNote(request.body.reason, longestReason, 'reason'),
        who: sessionOf(request).email,
        at: clock.now().toISOString(),
      });
      if (!isBlocked) throw new ProblemError(409, 'tooManyBlocked');
      request.log.info('number blocked');
      return reply.code(204).send();
    },
  );

  app.delete(
    '/blocked/:digits',
    { schema: { summary: 'Unblocks a number', params: blockedParams } },
    async (request, reply) => {
      if (!(await unblockNumber(database, request.params.digits))) {
        throw new ProblemError(404, 'notFound');
      }
      request.log.info('number no longer blocked');
      return reply.code(204).send();
    },
  );
};
