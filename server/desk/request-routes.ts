import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskProblems } from '../../content/en/desk.ts';
import { problemDetails } from '../../content/en/messages.ts';
import { outdatedProblem, requestDetail } from '../../contract/answers/requests.ts';
import { requestStatuses } from '../../contract/request-status.ts';
import { ProblemError, problem, problemHeaders } from '../http/problem-details.ts';
import { reachOf } from '../notifications/announce.ts';
import { addNote, changeStatus } from './change-request.ts';
import { eraseRequest } from './erase-request.ts';
import { longestNote, readNote } from './note-text.ts';
import { findRequest, openRequest } from './open-request.ts';
import { type SignInParts, sessionOf } from './parts.ts';
import { requestParams } from './request-params.ts';
import { withDetails } from './request-record.ts';

const notFound = () => new ProblemError(404, problemDetails.notFound);

export async function requestRoutes(
  instance: FastifyInstance,
  { database, clock, config }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/requests/:reference',
    {
      schema: {
        summary: 'All of a request; counts as seen',
        params: requestParams,
        response: { 200: requestDetail },
      },
    },
    async (request) => {
      const found = await openRequest(database, request.params.reference, clock.now());
      if (!found) throw notFound();
      return found;
    },
  );

  app.post(
    '/requests/:reference/status',
    {
      schema: {
        summary: 'Takes a request to another status, from the version that was seen',
        params: requestParams,
        body: z.strictObject({
          status: z.enum(requestStatuses),
          version: z.number().int(),
          note: z.string().optional(),
        }),
        response: { 200: requestDetail, 409: outdatedProblem },
      },
    },
    async (request, reply) => {
      const { status: to, version, note } = request.body;
      const outcome = await changeStatus(database, request.params.reference, version, {
        to,
        note: note?.trim() ? readNote(note, longestNote, 'note') : undefined,
        who: sessionOf(request).email,
        at: clock.now(),
        reach: reachOf(config),
      });
      if (outcome.kind === 'unknown') throw notFound();
      if (outcome.kind === 'no_such_step') {
        throw new ProblemError(422, deskProblems.noSuchStep, { status: deskProblems.noSuchStep });
      }
      const current = await withDetails(database, outcome.row);
      if (outcome.kind === 'changed') return current;
      return reply
        .code(409)
        .headers(problemHeaders)
        .serializer(JSON.stringify)
        .send({ ...problem(409, deskProblems.outdated), status: 409, current });
    },
  );

  app.post(
    '/requests/:reference/notes',
    {
      schema: {
        summary: 'Adds a note',
        params: requestParams,
        body: z.strictObject({ text: z.string() }),
        response: { 201: requestDetail },
      },
    },
    async (request, reply) => {
      const row = await addNote(database, request.params.reference, {
        note: readNote(request.body.text, longestNote, 'text'),
        who: sessionOf(request).email,
        at: clock.now(),
      });
      if (!row) throw notFound();
      return reply.code(201).send(await withDetails(database, row));
    },
  );

  app.delete(
    '/requests/:reference',
    { schema: { summary: 'Erases a request without a trace', params: requestParams } },
    async (request, reply) => {
      const row = await findRequest(database, 'reference', request.params.reference);
      const parts = { database, clock, dataDir: config.DATA_DIR };
      if (!row || !(await eraseRequest(parts, row.id))) throw notFound();
      request.log.info('request erased');
      try {
        await database.scrub();
      } catch (error) {
        // The request is gone, and housekeeping scrubs again.
        request.log.error({ err: error }, 'erased bytes not overwritten');
      }
      return reply.code(204).send();
    },
  );
}
