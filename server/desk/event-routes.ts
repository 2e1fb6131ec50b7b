import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-details.ts';
import { createEventStreams, type StreamTimes } from './event-streams.ts';
import { type SignInParts, sessionOf } from './parts.ts';
import { listSessions } from './sessions.ts';

const defaultTimes: StreamTimes = { pollMs: 1000, commentMs: 20_000 };

export async function eventRoutes(app: FastifyInstance, parts: SignInParts): Promise<void> {
  const streams = createEventStreams({
    database: parts.database,
    log: app.log,
    times: { ...defaultTimes, ...parts.streamTimes },
    async liveSessions(ids) {
      const live = await listSessions(parts);
      return new Set(live.map(({ id }) => id).filter((id) => ids.includes(id)));
    },
  });
  // End the streams in preClose, because afterwards the server waits for open connections to end.
  app.addHook('preClose', () => streams.close());

  app.get(
    '/events',
    { exposeHeadRoute: false, schema: { summary: 'Server-sent events: each change of a request' } },
    async (request, reply) => {
      const { 'last-event-id': lastEventId, 'x-tab': tab } = request.headers;
      const session = sessionOf(request);
      const stream = await streams.open(session, lastEventId?.toString(), tab?.toString());
      if (!stream) throw new ProblemError(429, 'tooManyStreams');
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
}
