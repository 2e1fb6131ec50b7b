import type { FastifyRequest } from 'fastify';
import type { LinkParts } from '../config/server-parts.ts';
import { clientLimits } from '../http/client-networks.ts';
import { rateLimits } from '../http/rate-limits.ts';

/** Each method counts the request for its client. Resolves to the seconds to wait, or to null within the limit. */
export interface RequestLimits {
  overLimit(request: FastifyRequest): Promise<number | null>;
  overUnverifiedLimit(request: FastifyRequest): Promise<number | null>;
}

const windowMs = 10 * 60_000;

/** The limit while tokens cannot be verified: enough for a customer's corrections, but too few for a script. */
const unverifiedPer10Min = 3;

export function requestLimits(parts: LinkParts): RequestLimits {
  const { count } = rateLimits(parts, windowMs);
  const counting = (kind: string, most: number) => (request: FastifyRequest) =>
    count(clientLimits(kind, request.ip, most));
  return {
    overLimit: counting('request', parts.config.SUBMISSIONS_PER_10_MIN),
    overUnverifiedLimit: counting('unverified', unverifiedPer10Min),
  };
}
