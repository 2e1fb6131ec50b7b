import type { FastifyRequest } from 'fastify';

/** The token in `Authorization: Bearer TOKEN`; empty without one. */
export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
