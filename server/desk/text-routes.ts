import { z } from 'zod';
import { requestDetail } from '../../contract/answers/requests.ts';
import { unassignedTexts } from '../../contract/answers/texts.ts';
import { longestReply } from '../../contract/texts.ts';
import { ProblemError } from '../http/problem-details.ts';
import { readNote } from '../requests/note-text.ts';
import { assignText, listUnassigned } from '../requests/received-texts.ts';
import { replyByText } from '../requests/reply-by-text.ts';
import { withDetails } from '../requests/request-record.ts';
import { type DeskRoutes, sessionOf } from './parts.ts';
import { lineKey, referenceText, requestParams } from './request-params.ts';

/** Texts to customers, and those that belong to no request yet (docs/product.md 12.25). */
export const textRoutes: DeskRoutes = async (app, parts) => {
  const { database, clock, config } = parts;

  app.post(
    '/requests/:reference/texts',
    {
      schema: {
        summary: 'Texts the customer',
        params: requestParams,
        body: z.strictObject({ text: z.string(), key: lineKey }),
        response: { 201: requestDetail },
      },
    },
    async (request, reply) => {
      const outcome = await replyByText(parts, request.params.reference, {
        text: readNote(request.body.text, longestReply, 'text'),
        key: request.body.key,
        who: sessionOf(request).email,
      });
      if (outcome.kind === 'unknown') throw new ProblemError(404, 'notFound');
      if (outcome.kind !== 'queued') throw new ProblemError(409, outcome.kind);
      app.outbox.wake();
      return reply.code(201).send(await withDetails(database, outcome.row, config));
    },
  );

  app.get(
    '/texts',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'The newest 100 texts from numbers without a request',
        response: { 200: unassignedTexts },
      },
    },
    async () => ({ items: await listUnassigned(database) }),
  );

  app.post(
    '/texts/:id/assign',
    {
      schema: {
        summary: 'Moves a text into the thread of a request',
        params: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
        body: z.strictObject({ reference: referenceText }),
      },
    },
    async ({ params, body }, reply) => {
      const { reference } = body;
      const outcome = await assignText(database, { id: params.id, reference, at: clock.now() });
      if (outcome === 'unknown') throw new ProblemError(404, 'notFound');
      if (outcome === 'taken') throw new ProblemError(409, 'assignedText');
      return reply.code(204).send();
    },
  );
};
