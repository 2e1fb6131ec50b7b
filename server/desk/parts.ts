import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { ProblemError } from '../http/problem-details.ts';
import type { deskCookie } from './cookie.ts';
import type { StreamTimes } from './event-streams.ts';
import type { Session } from './sessions.ts';

export interface DeskParts {
  config: Config;
  database: Database;
  clock: ServerClock;
  /** The key from which the tokens of links are derived. */
  secret: string;
  vapidPublicKey: string;
  streamTimes?: Partial<StreamTimes> | undefined;
}

export interface SignInParts extends DeskParts {
  cookie: ReturnType<typeof deskCookie>;
}

const signedInAs = new WeakMap<FastifyRequest, Session>();

export function rememberSession(request: FastifyRequest, session: Session): void {
  signedInAs.set(request, session);
}

export function sessionOf(request: FastifyRequest): Session {
  const session = signedInAs.get(request);
  if (!session) throw new ProblemError(401, 'signedOut');
  return session;
}
