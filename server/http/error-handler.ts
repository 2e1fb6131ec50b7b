import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { answerLanguage, problemWords } from './answer-language.ts';
import { ProblemError, sendProblem } from './problem-details.ts';
import { shapeErrors } from './shape-errors.ts';

/** Decides by the route, because an address can be written in many ways, or by the address if there is no route. */
export function isApiCall({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}

/** Anything else that has no route gets problem details. */
export const asksForPage = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) && !isApiCall(request);

/** Answers with RFC 9457 problem details. Details of unexpected errors go only to the log. */
export const errorHandler = fp(
  async function errorHandler(app: FastifyInstance) {
    // RFC 9112, 3.2, requires exactly one Host. Of several, Node reads the first, but a proxy may have read the last.
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
      const isRefused = hosts.length > 1 || (raw.httpVersion === '1.1' && hosts.length === 0);
      done(isRefused ? new ProblemError(400, 'malformed') : undefined);
    });

    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error instanceof ProblemError) {
        if (error.status === 503) reply.header('retry-after', '5');
        return sendProblem(reply, error.status, error.code, error.errors);
      }
      if (hasZodFastifySchemaValidationErrors(error)) {
        if (error.validationContext === 'params') {
          return sendProblem(reply, 404, 'notFound');
        }
        return error.validationContext === 'body'
          ? sendProblem(
              reply,
              422,
              'fields',
              shapeErrors(error.validation, problemWords[answerLanguage(request)]),
            )
          : sendProblem(reply, 400, 'malformed');
      }
      const status = error.statusCode ?? 500;
      if (status === 413) return sendProblem(reply, 413, 'tooLarge');
      if (status === 415) return sendProblem(reply, 415, 'notJson');
      if (status === 503) return sendProblem(reply, 503, 'busy');
      if (status < 500) return sendProblem(reply, status, 'malformed');
      request.log.error({ err: error }, 'request failed');
      return sendProblem(reply, 500, 'unexpected');
    });

    app.setNotFoundHandler((request, reply) =>
      asksForPage(request) ? reply.sendNotFoundPage() : sendProblem(reply, 404, 'notFound'),
    );
  },
  { name: 'error-handler' },
);
