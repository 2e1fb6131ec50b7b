import type { FastifyRequest } from 'fastify';

/** The token from `Authorization: Bearer TOKEN`; an empty string if there is none. */
export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
