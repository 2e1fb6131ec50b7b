import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formMessages, problemDetails } from '../../content/en/form/messages.ts';
import { accepted } from '../../contract/answers/problem.ts';
import { storedSubmission } from '../../contract/answers/submission.ts';
import type { CaptchaProvider } from '../../contract/submission.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { localLimit } from '../http/client-networks.ts';
import { count } from '../http/counts.ts';
import { ProblemError, sendProblem } from '../http/problem-details.ts';
import type { Reach } from '../outbox/announce.ts';
import { hurryMails } from '../outbox/hurry-mails.ts';
import type { AlarmTime } from '../requests/begin-alarm.ts';
import { findRequest } from '../requests/open-request.ts';
import type { SubmissionLimits } from './limits.ts';
import { submissionBody } from './schemas.ts';
import { createSubmit, type SubmitOutcome } from './submit.ts';

interface SubmissionsOptions {
  database: Database;
  captcha: Captcha;
  /** The provider that pages show. */
  captchaProvider: CaptchaProvider;
  clock: ServerClock;
  limits: SubmissionLimits;
  submissionsPer10Min: number;
  secret: string;
  followSecret: string;
  reach: Reach;
  alarmTime(): AlarmTime;
}

export const submissions = fp(
  async function submissions(instance: FastifyInstance, options: SubmissionsOptions) {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    const submit = createSubmit(options);
    const limitMailCalls = localLimit(instance, options.submissionsPer10Min);

    app.post(
      '/api/submissions',
      { schema: { body: submissionBody, response: { 201: storedSubmission } } },
      async (request, reply) => {
        const key = readIdempotencyKey(request.headers['idempotency-key']);
        let outcome: SubmitOutcome;
        try {
          outcome = await submit(request, request.body, key);
        } catch (error) {
          // Not stored, whatever the cause: the customer is told so, and whom to call.
          request.log.error({ err: error }, 'submission not stored');
          return sendProblem(reply, 503, problemDetails.cannotStore);
        }
        if (!('submission' in outcome)) return refuse(reply, outcome, options.captchaProvider);
        if (outcome.kind === 'stored') {
          const { type, captcha_status } = outcome.submission;
          count(app.counts.bookings, { type, captcha_status });
          app.outbox.wake();
          request.log.info({ reference: outcome.submission.reference }, 'submission stored');
        }
        return reply.code(201).header('cache-control', 'no-store').send(outcome.submission);
      },
    );

    app.post(
      '/api/functions/send-form-email',
      {
        schema: {
          body: z.looseObject({ id: z.uuid().optional().catch(undefined) }),
          response: { 202: accepted },
        },
      },
      async (request, reply) => {
        await limitMailCalls(request, reply);
        const { id } = request.body;
        const row = id && (await findRequest(options.database, 'id', id));
        if (!row) throw new ProblemError(404, problemDetails.notFound);
        await hurryMails(options, row.id);
        app.outbox.wake();
        return reply.code(202).send({ status: 'accepted' });
      },
    );
  },
  {
    name: 'submissions',
    dependencies: [
      '@fastify/rate-limit',
      'json-body',
      'notifications',
      'openapi',
      'error-handler',
      'counting',
    ],
  },
);

function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x20-\x7e]{1,200}$/.test(header)) return header;
  throw new ProblemError(400, problemDetails.badKey);
}

type Refusal = Exclude<SubmitOutcome, { submission: unknown }>;

function refuse(reply: FastifyReply, refusal: Refusal, provider: CaptchaProvider) {
  const captchaError = { recaptcha_token: formMessages.verificationRequired[provider] };
  switch (refusal.kind) {
    case 'fields_refused':
      return sendProblem(reply, 422, problemDetails.fields, refusal.errors);
    case 'key_reused':
      return sendProblem(reply, 422, problemDetails.keyReused);
    case 'rate_limited':
      reply.header('retry-after', String(Math.max(1, refusal.retryAfterSeconds)));
      return sendProblem(reply, 429, problemDetails.rateLimited);
    case 'captcha_missing':
      return sendProblem(reply, 422, problemDetails.fields, captchaError);
    case 'captcha_refused':
      return sendProblem(reply, 422, problemDetails.captcha, captchaError);
  }
}
