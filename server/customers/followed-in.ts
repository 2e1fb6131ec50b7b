import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkParts } from '../config/server-parts.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { clientLimits } from '../http/client-networks.ts';
import { ProblemError, tooMany } from '../http/problem-details.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { findRequest } from '../requests/open-request.ts';
import { isCodeOf, readRequestToken, referenceOfCode } from '../requests/request-token.ts';

const hourMs = 3_600_000;
const mostWrong = 20;

/** Reads the token, or a text's code, after `Authorization: Bearer`. A code is short, so wrong ones are limited. */
export function followedIn(
  parts: LinkParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<string> {
  const { database, secret } = parts;
  const { look, count } = rateLimits(parts, hourMs);
  const wrong = () => new ProblemError(401, 'wrongToken');

  return async (request, reply) => {
    const token = bearerToken(request);
    const id = readRequestToken(secret, 'follow', token);
    if (id) return id;
    const reference = referenceOfCode(token);
    if (!reference) throw wrong();
    const limits = clientLimits('wrong code', request.ip, mostWrong);
    const wait = await look(limits);
    if (wait !== null) throw tooMany(reply, wait);
    const row = await findRequest(database, 'reference', reference);
    if (row && isCodeOf(secret, row, token)) return row.id;
    await count(limits);
    throw wrong();
  };
}
