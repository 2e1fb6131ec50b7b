import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { problemDetails } from '../../content/en/form/messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import type { ProblemDetails } from '../../contract/answers/problem.ts';
import { answerLanguage, inLanguage } from './answer-language.ts';

/** Throw this anywhere in a request; the error handler sends it as problem details. */
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

/** Headers of every error response. It must not be cached. */
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

/** Sends it in the language of whoever asks. The texts come in English. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: Record<string, string>,
): FastifyReply {
  details.set(reply, detail);
  const language = answerLanguage(reply.request);
  const translated = (text: string) => inLanguage(language, text);
  const messages =
    errors &&
    Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, translated(text)]));
  return reply
    .code(status)
    .headers(problemHeaders)
    .serializer(JSON.stringify)
    .send(problem(status, translated(detail), messages));
}

const details = new WeakMap<FastifyReply, string>();

/** The name that each text has in content/. */
const reasons = new Map<unknown, string>(
  Object.entries({ ...problemDetails, ...deskProblems }).map(([name, text]) => [text, name]),
);

/** Why this answer refuses, as a name for counting: one of a fixed set, and nothing that was sent. */
export function refusalReason(reply: FastifyReply): string | undefined {
  const detail = details.get(reply);
  return detail === undefined ? undefined : (reasons.get(detail) ?? 'other');
}
