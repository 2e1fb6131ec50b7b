import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem } from '../../contract/submission.ts';

/** A refusal on its way to the client: thrown anywhere in a request, sent by the problems plugin. */
export class ProblemError extends Error {
  readonly status: number;
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, detail: string, errors?: Record<string, string>) {
    super(detail);
    this.name = 'ProblemError';
    this.status = status;
    this.errors = errors;
  }
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: Record<string, string>,
): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  };
  return reply
    .code(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}
