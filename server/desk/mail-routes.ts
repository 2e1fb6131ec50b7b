import { accepted } from '../../contract/answers/problem.ts';
import { ProblemError } from '../http/problem-details.ts';
import { dismissMails } from '../requests/dismiss-mail.ts';
import { findRequest } from '../requests/open-request.ts';
import { retryMails } from '../requests/retry-mail.ts';
import type { DeskRoutes } from './parts.ts';
import { mailParams } from './request-params.ts';

export const mailRoutes: DeskRoutes = async (app, { database, clock }) => {
  app.post(
    '/requests/:reference/mails/:kind/retry',
    {
      config: { needsNoBody: true },
      schema: {
        summary: 'Sends a waiting or given-up mail next',
        params: mailParams,
        response: { 202: accepted },
      },
    },
    async ({ params }, reply) => {
      const row = await findRequest(database, 'reference', params.reference);
      const outcome = row ? await retryMails(database, clock, row, params.kind) : 'unknown';
      if (outcome === 'unknown') throw new ProblemError(404, 'notFound');
      if (outcome === 'sent') throw new ProblemError(409, 'mailSent');
      if (outcome === 'sending') throw new ProblemError(409, 'mailSending');
      app.outbox.wake();
      return reply.code(202).send({ status: 'accepted' });
    },
  );

  app.post(
    '/requests/:reference/mails/:kind/dismiss',
    {
      config: { needsNoBody: true },
      schema: {
        summary: 'Dismisses a given-up mail, so that it no longer counts',
        params: mailParams,
      },
    },
    async ({ params }, reply) => {
      const row = await findRequest(database, 'reference', params.reference);
      const outcome = row && (await dismissMails(database, row, clock.now(), params.kind));
      if (!outcome || outcome === 'unknown') throw new ProblemError(404, 'notFound');
      if (outcome === 'not_dead') throw new ProblemError(409, 'mailNotDead');
      return reply.code(204).send();
    },
  );
};
