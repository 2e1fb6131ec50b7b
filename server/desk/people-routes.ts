import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deskPeople } from '../../contract/answers/people.ts';
import { readPeople } from '../people/people.ts';
import type { SignInParts } from './parts.ts';

export async function peopleRoutes(
  instance: FastifyInstance,
  { database, clock, config }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/people',
    { schema: { summary: 'Who may use the desk, and is on duty', response: { 200: deskPeople } } },
    () => readPeople(database.query, config, clock.now()),
  );
}
