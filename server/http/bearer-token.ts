import type { FastifyRequest } from 'fastify';

export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
