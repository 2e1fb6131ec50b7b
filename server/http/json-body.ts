import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { scan } from 'secure-json-parse';
import { problemDetails } from '../../content/en/messages.ts';
import { hasRepeatedMember } from './json-members.ts';
import { ProblemError } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a POST that says everything by its address. */
    needsNoBody?: boolean;
  }
}

/** Only JSON objects in sound UTF-8 are read; bytes that are not text are refused, never replaced. */
export const jsonBody = fp(
  async function jsonBody(app: FastifyInstance) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => parseObject(body),
    );
    // Without a content type and a body Fastify asks no parser.
    app.addHook('preValidation', async (request) => {
      const { needsNoBody } = request.routeOptions.config;
      if (request.method === 'POST' && request.body === undefined && !needsNoBody) {
        throw new ProblemError(415, problemDetails.notJson);
      }
    });
  },
  { name: 'json-body' },
);

function parseObject(body: Buffer): object {
  if (!isUtf8(body)) throw malformed();
  const text = body.toString('utf8');
  let parsed: unknown;
  try {
    // Not secure-json-parse's own, which reads on past a byte order mark.
    parsed = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw malformed();
  const namesPrototype = scan(parsed, { safe: true }) === null;
  if (namesPrototype || hasRepeatedMember(text, parsed)) throw malformed();
  return parsed;
}

function malformed(): ProblemError {
  return new ProblemError(400, problemDetails.malformed);
}
