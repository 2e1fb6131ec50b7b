import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-details.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { listRoutes } from './list-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { rememberSession, type SignInParts } from './parts.ts';
import { peopleRoutes } from './people-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { ringingRoutes } from './ringing-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { touchSession } from './sessions.ts';
import { settingsRoutes } from './settings-routes.ts';
import { statsRoutes } from './stats-routes.ts';
import { textRoutes } from './text-routes.ts';

export async function signedIn(app: FastifyInstance, parts: SignInParts): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const token = parts.cookie.read(request.headers.cookie);
    const session = token && (await touchSession(parts, token));
    if (!session) throw new ProblemError(401, 'signedOut');
    rememberSession(request, session);
    // The ID cannot be used to sign in, and identifies no person in the log.
    request.log = request.log.child({ session: session.id });
  });
  const routes = [
    sessionRoutes,
    listRoutes,
    requestRoutes,
    jobRoutes,
    textRoutes,
    erasureRoutes,
    mailRoutes,
    ringingRoutes,
    eventRoutes,
    exportRoutes,
    statsRoutes,
    settingsRoutes,
    noticeRoutes,
    peopleRoutes,
    photoRoutes,
    calendarRoutes,
    pushRoutes,
  ];
  for (const group of routes) await app.register(group, parts);
}
