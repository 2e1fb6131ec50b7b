import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { ProblemDetails } from '../../contract/submission.ts';

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

/** Of every problem answer: what went wrong once must not be answered from a cache. */
export const problemHeaders = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
} as const;

export function problem(
  status: number,
  detail: string,
  errors?: Record<string, string>,
): ProblemDetails {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  };
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: Record<string, string>,
): FastifyReply {
  return reply
    .code(status)
    .headers(problemHeaders)
    .serializer(JSON.stringify)
    .send(problem(status, detail, errors));
}
