import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { followedRequest } from '../../contract/answers/linked-request.ts';
import { readIdempotencyKey } from '../booking/one-per-key.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { answerLanguage, problemWords } from '../http/answer-language.ts';
import { ProblemError } from '../http/problem-details.ts';
import { readNote } from '../requests/note-text.ts';
import { findRequest } from '../requests/open-request.ts';
import { customerPhotos } from './customer-photos.ts';
import {
  cancelByCustomer,
  customersView,
  isPast,
  noteByCustomer,
  refusals,
} from './follow-request.ts';
import { followedIn } from './followed-in.ts';
import { usualWaits } from './usual-wait.ts';

const longestNote = 500;

/** What a customer may see and do with the `follow` token from the 201 (docs/product.md 12.9). */
export const followRoutes: FastifyPluginAsyncZod<LinkParts> = async (app, parts) => {
  const { database, clock } = parts;
  const view = { ...parts, usualWait: usualWaits(parts) };

  const idOf = followedIn(parts);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/api/request',
    {
      schema: {
        summary: 'The state of a request; Authorization: Bearer TOKEN',
        response: { 200: followedRequest },
      },
    },
    async (request, reply) => {
      const row = await findRequest(database, 'id', await idOf(request, reply));
      if (!row) throw refusals.unknown();
      if (isPast(row, clock)) throw refusals.past();
      return customersView(view, row);
    },
  );

  app.post(
    '/api/request/notes',
    {
      schema: {
        summary: 'Sends the owner a note, once for each Idempotency-Key',
        body: z.strictObject({ text: z.string() }),
        response: { 201: followedRequest },
      },
    },
    async (request, reply) => {
      const id = await idOf(request, reply);
      const words = problemWords[answerLanguage(request)];
      const note = readNote(request.body.text, longestNote, 'text', words);
      // In a header, because older servers refuse unknown members.
      const key = readIdempotencyKey(request.headers['idempotency-key']) ?? undefined;
      const outcome = await noteByCustomer(parts, id, note, key);
      if (outcome.kind === 'refused') throw new ProblemError(409, 'tooManyNotes');
      if (outcome.kind !== 'done') throw refusals[outcome.kind]();
      app.outbox.wake();
      return reply.code(201).send(await customersView(view, outcome.row));
    },
  );

  app.post(
    '/api/request/cancel',
    {
      config: { needsNoBody: true },
      schema: { summary: 'Cancels an open request', response: { 200: followedRequest } },
    },
    async (request, reply) => {
      const outcome = await cancelByCustomer(parts, await idOf(request, reply));
      if (outcome.kind === 'refused') throw new ProblemError(409, 'doneAlready');
      if (outcome.kind !== 'done') throw refusals[outcome.kind]();
      app.outbox.wake();
      return customersView(view, outcome.row);
    },
  );

  await app.register(customerPhotos, { ...parts, idOf });
};
