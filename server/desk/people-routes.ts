import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldMessages } from '../../content/en/form/messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import { fieldMessage } from '../../content/registry/field-message.ts';
import { deskPeople, deskPerson } from '../../contract/answers/people.ts';
import { isStrictAddress } from '../../contract/email-address.ts';
import { validateCallback } from '../../contract/rules.ts';
import { listedAddress } from '../config/desk-access.ts';
import { ProblemError } from '../http/problem-details.ts';
import { addPerson, removePerson, savePerson } from '../people/change-people.ts';
import { listedPeople, readPeople } from '../people/people.ts';
import { readNote } from '../requests/note-text.ts';
import { type DeskRoutes, sessionOf } from './parts.ts';

const longestName = 40;

const said = z.strictObject({
  name: z.string().describe('First name, 1 to 40 characters'),
  phone: z.string().nullish().describe('Their own number'),
  on_duty: z.boolean(),
  until: z.iso
    .datetime({ offset: true })
    .transform((time) => new Date(time).toISOString())
    .nullish()
    .describe('When on_duty turns to its opposite'),
});

/** Who uses the desk, and who is on duty (docs/product.md 12.18). */
export const peopleRoutes: DeskRoutes = async (app, parts) => {
  const { database, config, clock } = parts;
  const fields = (errors: Record<string, string>) => new ProblemError(422, 'fields', errors);

  const everybody = () => readPeople(database.query, config, clock.now());

  async function personAt(email: string) {
    const people = await everybody();
    const person = people.find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!person) throw new ProblemError(404, 'notFound');
    return person;
  }

  /** Throws for a person who was added at the desk: they may neither add nor remove others. */
  function assertMayManage(request: FastifyRequest): string {
    const { email } = sessionOf(request);
    if (!listedAddress(listedPeople(config), email)) throw new ProblemError(403, 'notYours');
    return email;
  }

  app.get(
    '/people',
    {
      schema: {
        summary: 'Who may use the desk, and who is on duty',
        response: { 200: deskPeople },
      },
    },
    everybody,
  );

  app.put(
    '/people/me',
    {
      schema: {
        summary: 'Replaces your own name, number and duty',
        body: said,
        response: { 200: deskPerson },
      },
    },
    async (request) => {
      const { on_duty, until = null, ...typed } = request.body;
      const name = readNote(typed.name.replace(/\s+/g, ' '), longestName, 'name');
      const phone = typed.phone?.trim() || null;
      const wrong = phone && validateCallback({ phone }).errors.phone;
      if (wrong) throw fields({ phone: fieldMessage('booking', 'phone', wrong, fieldMessages) });
      const now = clock.now();
      if (until !== null && until <= now.toISOString())
        throw fields({ until: deskProblems.isPast });
      const { email } = sessionOf(request);
      await savePerson(parts, email, { name, phone, on_duty, until }, now);
      return personAt(email);
    },
  );

  app.post(
    '/people',
    {
      schema: {
        summary: 'Adds a person to the desk',
        body: z.strictObject({ email: z.string() }),
        response: { 201: deskPerson },
      },
    },
    async (request, reply) => {
      const by = assertMayManage(request);
      const email = request.body.email.trim();
      if (!isStrictAddress(email)) throw fields({ email: deskProblems.badAddress });
      if ((await addPerson(parts, email, by)) === 'full') {
        throw fields({ email: deskProblems.tooManyPeople });
      }
      request.log.info('person added');
      return reply.code(201).send(await personAt(email));
    },
  );

  app.delete(
    '/people/:email',
    {
      schema: {
        summary: 'Removes a person who was added',
        params: z.object({ email: z.string() }),
      },
    },
    async (request, reply) => {
      assertMayManage(request);
      const outcome = await removePerson(parts, request.params.email);
      if (outcome === 'unknown') throw new ProblemError(404, 'notFound');
      if (outcome === 'listed') throw new ProblemError(409, 'listedPerson');
      request.log.info('person removed');
      return reply.code(204).send();
    },
  );
};
