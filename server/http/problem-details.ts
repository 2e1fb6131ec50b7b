import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { ProblemDetails } from '../../contract/answers/problem.ts';
import { answerLanguage, type ProblemCode, problemWords } from './answer-language.ts';

/** May be thrown anywhere in a request. `errors` has words for each refused field, in the reader's language. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, code: ProblemCode, errors?: Record<string, string>) {
    super(code);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

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

const codes = new WeakMap<FastifyReply, ProblemCode>();

export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ProblemCode,
  errors?: Record<string, string>,
): FastifyReply {
  codes.set(reply, code);
  const words = problemWords[answerLanguage(reply.request)];
  return reply
    .code(status)
    .headers(problemHeaders)
    .serializer(JSON.stringify)
    .send(problem(status, words[code], errors));
}

/** Returns the error for the caller to throw, and sets Retry-After. */
export function tooMany(
  reply: FastifyReply,
  seconds: number,
  code: ProblemCode = 'rateLimited',
): ProblemError {
  reply.header('retry-after', String(Math.max(1, seconds)));
  return new ProblemError(429, code);
}

export const refusalReason = (reply: FastifyReply) => codes.get(reply);
