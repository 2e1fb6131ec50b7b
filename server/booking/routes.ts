import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formMessages } from '../../content/en/form/messages.ts';
import { formMessages as inSpanish } from '../../content/es/form/messages.ts';
import { accepted } from '../../contract/answers/problem.ts';
import { storedRequest } from '../../contract/answers/stored-request.ts';
import type { CaptchaProvider } from '../../contract/request.ts';
import { answerLanguage } from '../http/answer-language.ts';
import { localLimit } from '../http/client-networks.ts';
import { count } from '../http/counts.ts';
import { ProblemError, sendProblem, tooMany } from '../http/problem-details.ts';
import { hurryMails } from '../outbox/hurry-mails.ts';
import { findRequest } from '../requests/open-request.ts';
import { readIdempotencyKey } from './one-per-key.ts';
import { newRequestBody } from './schemas.ts';
import { createSubmit, type SubmitOutcome, type SubmitParts } from './submit.ts';

const formWords = { en: formMessages, es: inSpanish };

export const booking: FastifyPluginAsyncZod<SubmitParts> = async (app, options) => {
  const { config } = options;
  const submit = createSubmit(options);
  const limitMailCalls = localLimit(app, config.SUBMISSIONS_PER_10_MIN);

  app.post(
    '/api/submissions',
    { schema: { body: newRequestBody, response: { 201: storedRequest } } },
    async (request, reply) => {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      let outcome: SubmitOutcome;
      try {
        outcome = await submit(request, request.body, key);
      } catch (error) {
        // Whatever the cause, the request was not stored: the answer says so and gives the number to call.
        request.log.error({ err: error }, 'submission not stored');
        return sendProblem(reply, 503, 'cannotStore');
      }
      if (!('stored' in outcome)) return refuse(reply, outcome, config.CAPTCHA_PROVIDER);
      if (outcome.kind === 'stored') {
        const { type, captcha_status } = outcome.stored;
        count(app.counts.bookings, { type, captcha_status });
        app.outbox.wake();
        request.log.info({ reference: outcome.stored.reference }, 'submission stored');
      }
      return reply.code(201).header('cache-control', 'no-store').send(outcome.stored);
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
      if (!row) throw new ProblemError(404, 'notFound');
      await hurryMails(options, row.id);
      app.outbox.wake();
      return reply.code(202).send({ status: 'accepted' });
    },
  );
};

type Refusal = Exclude<SubmitOutcome, { stored: unknown }>;

function refuse(reply: FastifyReply, refusal: Refusal, provider: CaptchaProvider) {
  const { verificationRequired } = formWords[answerLanguage(reply.request)];
  const captchaError = { recaptcha_token: verificationRequired[provider] };
  switch (refusal.kind) {
    case 'fields_refused':
      return sendProblem(reply, 422, 'fields', refusal.errors);
    case 'key_reused':
      return sendProblem(reply, 422, 'keyReused');
    case 'rate_limited':
      throw tooMany(reply, refusal.retryAfterSeconds);
    case 'captcha_missing':
      return sendProblem(reply, 422, 'fields', captchaError);
    case 'captcha_refused':
      return sendProblem(reply, 422, 'captcha', captchaError);
  }
}
