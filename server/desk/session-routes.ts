import { z } from 'zod';
import { ownSessions } from '../../contract/answers/desk.ts';
import { ProblemError } from '../http/problem-details.ts';
import { textsOfDay } from '../texts/text-limits.ts';
import { type DeskRoutes, sessionOf } from './parts.ts';
import { endSessions, listSessions } from './sessions.ts';

export const sessionRoutes: DeskRoutes = async (app, parts) => {
  const { config, clock, database, secret, cookie } = parts;

  app.get(
    '/session',
    { schema: { summary: 'Who is signed in, and where', response: { 200: ownSessions } } },
    async (request) => {
      const { id: own, email } = sessionOf(request);
      const all = await listSessions(parts, email);
      return {
        email,
        sessions: all.map(({ id, since, last_used, agent }) => ({
          id,
          since,
          last_used,
          agent,
          current: id === own,
        })),
        texts: {
          on: config.SMS_PROVIDER !== undefined,
          sent_today: await textsOfDay(database.query, { secret, now: clock.now() }),
          limit: config.SMS_DAILY_LIMIT,
        },
      };
    },
  );

  app.delete(
    '/session',
    { schema: { summary: 'Signs out this session' } },
    async (request, reply) => {
      await endSessions(database, { id: sessionOf(request).id });
      request.log.info('signed out');
      return reply.code(204).header('set-cookie', cookie.clear()).send();
    },
  );

  app.delete(
    '/sessions/:id',
    {
      schema: { summary: 'Ends one of your other sessions', params: z.object({ id: z.string() }) },
    },
    async (request, reply) => {
      const { id: own, email } = sessionOf(request);
      // Only the user's own sessions are searched: the id of another user's session is answered 404, too.
      const found = (await listSessions(parts, email)).find(({ id }) => id === request.params.id);
      if (!found) throw new ProblemError(404, 'notFound');
      await endSessions(database, { id: found.id });
      request.log.info({ ended: found.id }, 'signed out elsewhere');
      if (found.id === own) reply.header('set-cookie', cookie.clear());
      return reply.code(204).send();
    },
  );

  app.delete(
    '/sessions',
    { schema: { summary: 'Ends all of your sessions' } },
    async (request, reply) => {
      await endSessions(database, { email: sessionOf(request).email });
      request.log.info('signed out everywhere');
      return reply.code(204).header('set-cookie', cookie.clear()).send();
    },
  );
};
