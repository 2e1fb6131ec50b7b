import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { erasure, type Person, personRequests } from '../../contract/answers/erasures.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem-details.ts';
import { eraseRequest, eraseRequests } from '../requests/erase-request.ts';
import { findRequest } from '../requests/open-request.ts';
import { belongsTo, requestsOf } from '../requests/person-requests.ts';
import type { DeskRoutes } from './parts.ts';
import { storableText } from './query.ts';
import { referenceText, requestParams } from './request-params.ts';

const mostErasedAtOnce = 200;

const either = { phone: storableText(40).optional(), email: storableText(254).optional() };

/** Returns undefined unless exactly one of the two was given. */
function personIn({ phone, email }: { phone?: string; email?: string }): Person | undefined {
  if (phone !== undefined) return email === undefined ? { phone } : undefined;
  return email === undefined ? undefined : { email };
}

const isOne = (given: Parameters<typeof personIn>[0]) => personIn(given) !== undefined;

/** Erases a request, or the requests of a person (docs/product.md 12.3). */
export const erasureRoutes: DeskRoutes = async (app, { database, clock, config }) => {
  const parts = { database, clock, dataDir: config.DATA_DIR };

  app.delete(
    '/requests/:reference',
    { schema: { summary: 'Erases a request for good', params: requestParams } },
    async (request, reply) => {
      const row = await findRequest(database, 'reference', request.params.reference);
      if (!row || !(await eraseRequest(parts, row.id))) throw notFound();
      request.log.info('request erased');
      await scrub(database, request.log);
      return reply.code(204).send();
    },
  );

  app.get(
    '/erasures',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'A person’s requests, by full phone number or email address',
        querystring: z.object(either).refine(isOne),
        response: { 200: personRequests },
      },
    },
    async ({ query }) => listOf(personIn(query)),
  );

  app.post(
    '/erasures',
    {
      schema: {
        summary: 'Erases the listed requests of a person for good',
        body: z
          .strictObject({
            ...either,
            references: z.array(referenceText).min(1).max(mostErasedAtOnce),
          })
          .refine(isOne),
        response: { 200: erasure },
      },
    },
    async ({ body, log }) => {
      const person = personIn(body);
      if (!person) throw notFound();
      const shown = await database.query
        .selectFrom('submissions')
        .select(['id', 'phone', 'email'])
        .where('reference', 'in', body.references)
        .execute();
      const ids = shown.filter((row) => belongsTo(person, row)).map(({ id }) => id);
      const erased = await eraseRequests(parts, ids, async (count) => {
        log.info({ erased: count }, 'requests of a person erased');
        await scrub(database, log);
      });
      const { items, more } = await listOf(person);
      return { erased, remaining: items, more };
    },
  );

  async function listOf(person: Person | undefined) {
    const found = person ? await requestsOf(database, person, mostErasedAtOnce + 1) : [];
    return { items: found.slice(0, mostErasedAtOnce), more: found.length > mostErasedAtOnce };
  }
};

const notFound = () => new ProblemError(404, 'notFound');

export async function scrub(database: Database, log: FastifyBaseLogger): Promise<void> {
  try {
    await database.scrub();
  } catch (error) {
    // The requests are gone, and housekeeping scrubs again.
    log.error({ err: error }, 'erased bytes not overwritten');
  }
}
