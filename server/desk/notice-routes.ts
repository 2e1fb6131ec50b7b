import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deskNotices } from '../../contract/answers/desk.ts';
import { deletionPause } from '../database/trusted-time.ts';
import type { SignInParts } from './parts.ts';

export async function noticeRoutes(
  instance: FastifyInstance,
  { database, clock }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/notices',
    {
      schema: {
        summary: 'What the owner should know of the server; null if there is nothing',
        response: { 200: deskNotices },
      },
    },
    async () => {
      const now = clock.now();
      const pause = await deletionPause(database, now);
      return { deletion_pause: pause ? { ...pause, now: now.toISOString() } : null };
    },
  );
}
