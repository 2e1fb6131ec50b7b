import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { deskProblems } from '../../content/owner/desk.ts';
import {
  outdatedProblem,
  type RequestDetail,
  requestDetail,
} from '../../contract/answers/requests.ts';
import { editableFields } from '../../contract/fields.ts';
import { jobFields, orNull, stepFields } from '../../contract/job.ts';
import { requestStatuses } from '../../contract/request-status.ts';
import { ProblemError, problem, problemHeaders } from '../http/problem-details.ts';
import { reachOf } from '../outbox/announce.ts';
import { alarmTime } from '../requests/begin-alarm.ts';
import { addNote, type ChangeOutcome, changeStatus } from '../requests/change-request.ts';
import { editRequest } from '../requests/edit-request.ts';
import { mergeRequests } from '../requests/merge-requests.ts';
import { longestNote, readNote } from '../requests/note-text.ts';
import { openRequest } from '../requests/open-request.ts';
import { withDetails } from '../requests/request-record.ts';
import { stepTimes, undoChange } from '../requests/undo-change.ts';
import { type DeskRoutes, sessionOf } from './parts.ts';
import { lineKey, referenceText, requestParams } from './request-params.ts';

const editedTexts = Object.fromEntries(editableFields.map((name) => [name, z.string()])) as Record<
  (typeof editableFields)[number],
  z.ZodString
>;

const notFound = () => new ProblemError(404, 'notFound');

export const requestRoutes: DeskRoutes = async (app, { database, clock, config }) => {
  /** Answers with the changed record, or with a 409 and the record as someone else has left it. */
  async function answer(
    reply: FastifyReply,
    outcome: ChangeOutcome,
  ): Promise<RequestDetail | FastifyReply> {
    if (outcome.kind === 'unknown') throw notFound();
    if (outcome.kind === 'refused') throw new ProblemError(422, 'fields', outcome.errors);
    const current = await withDetails(database, outcome.row, config);
    if (outcome.kind === 'changed') return current;
    return reply
      .code(409)
      .headers(problemHeaders)
      .serializer(JSON.stringify)
      .send({ ...problem(409, deskProblems.outdated), status: 409, current });
  }

  app.get(
    '/requests/:reference',
    {
      schema: {
        summary: 'The whole request; marks it as seen',
        params: requestParams,
        response: { 200: requestDetail },
      },
    },
    async (request) => {
      const found = await openRequest(database, request.params.reference, clock.now(), config);
      if (!found) throw notFound();
      return found;
    },
  );

  app.post(
    '/requests/:reference/status',
    {
      schema: {
        summary: 'Changes the status of a request; requires its latest version',
        params: requestParams,
        body: z.strictObject({
          status: z.enum(requestStatuses),
          version: z.number().int(),
          note: z.string().optional(),
          ...orNull(stepFields),
        }),
        response: { 200: requestDetail, 409: outdatedProblem },
      },
    },
    async (request, reply) => {
      const { status: to, version, note, ...values } = request.body;
      const outcome = await changeStatus(database, request.params.reference, version, {
        to,
        told: { values, config },
        note: note?.trim() ? readNote(note, longestNote, 'note') : undefined,
        who: sessionOf(request).email,
        ...stepTimes(clock),
        reach: reachOf(config),
        alarm: alarmTime(config, clock),
      });
      if (outcome.kind === 'no_such_step') {
        throw new ProblemError(422, 'noSuchStep', { status: deskProblems.noSuchStep });
      }
      return answer(reply, outcome);
    },
  );

  app.patch(
    '/requests/:reference',
    {
      schema: {
        summary: 'Changes the given values; null empties one',
        params: requestParams,
        body: z.strictObject({
          version: z.number().int(),
          ...orNull(jobFields),
          ...orNull(editedTexts),
        }),
        response: { 200: requestDetail, 409: outdatedProblem },
      },
    },
    async (request, reply) => {
      const { version, ...edit } = request.body;
      const outcome = await editRequest(database, request.params.reference, version, edit, {
        config,
        who: sessionOf(request).email,
        ...stepTimes(clock),
      });
      return answer(reply, outcome);
    },
  );

  app.post(
    '/requests/:reference/undo',
    {
      schema: {
        summary: 'Undoes your own last step within 10 s',
        params: requestParams,
        body: z.strictObject({ version: z.number().int() }),
        response: { 200: requestDetail, 409: outdatedProblem },
      },
    },
    async (request, reply) => {
      const outcome = await undoChange(database, request.params.reference, request.body.version, {
        who: sessionOf(request).email,
        ...stepTimes(clock),
        reach: reachOf(config),
        alarm: alarmTime(config, clock),
      });
      if (outcome.kind === 'no_such_step') throw new ProblemError(422, 'notUndone');
      return answer(reply, outcome);
    },
  );

  app.post(
    '/requests/:reference/merge',
    {
      schema: {
        summary: 'Merges it into another request of the same customer',
        params: requestParams,
        body: z.strictObject({ into: referenceText, version: z.number().int() }),
        response: { 200: requestDetail, 409: outdatedProblem },
      },
    },
    async (request, reply) => {
      const { into, version } = request.body;
      const outcome = await mergeRequests(database, request.params.reference, version, into, {
        who: sessionOf(request).email,
        ...stepTimes(clock),
        reach: reachOf(config),
      });
      if (outcome.kind === 'no_such_step') throw new ProblemError(422, 'noSuchStep');
      return answer(reply, outcome);
    },
  );

  app.post(
    '/requests/:reference/notes',
    {
      schema: {
        summary: 'Adds a note',
        params: requestParams,
        body: z.strictObject({ text: z.string(), key: lineKey }),
        response: { 201: requestDetail },
      },
    },
    async (request, reply) => {
      const row = await addNote(database, request.params.reference, {
        note: readNote(request.body.text, longestNote, 'text'),
        key: request.body.key,
        who: sessionOf(request).email,
        at: clock.now(),
      });
      if (!row) throw notFound();
      return reply.code(201).send(await withDetails(database, row, config));
    },
  );
};
