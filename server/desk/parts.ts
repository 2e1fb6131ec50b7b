import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LinkParts } from '../config/server-parts.ts';
import { ProblemError } from '../http/problem-details.ts';
import type { deskCookie } from './cookie.ts';
import type { StreamTimes } from './event-streams.ts';
import type { Session } from './sessions.ts';

export interface DeskParts extends LinkParts {
  vapidPublicKey: string;
  streamTimes?: Partial<StreamTimes> | undefined;
}

export interface SignInParts extends DeskParts {
  cookie: ReturnType<typeof deskCookie>;
}

export type DeskRoutes = FastifyPluginAsyncZod<SignInParts>;

const signedInAs = new WeakMap<FastifyRequest, Session>();

export function rememberSession(request: FastifyRequest, session: Session): void {
  signedInAs.set(request, session);
}

export function sessionOf(request: FastifyRequest): Session {
  const session = signedInAs.get(request);
  if (!session) throw new ProblemError(401, 'signedOut');
  return session;
}
