import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { scan } from 'secure-json-parse';
import { hasRepeatedMember } from './json-members.ts';
import { ProblemError } from './problem-details.ts';
import { parseBody } from './request-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's POST takes no body: its URL says everything. */
    needsNoBody?: boolean;
  }
}

/** Parses JSON strictly (docs/decisions/0005). */
export const jsonBody = fp(
  async function jsonBody(app: FastifyInstance) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
      // Some clients send a content type with every request.
      const needsNoBody = request.method === 'DELETE' || request.routeOptions.config.needsNoBody;
      return await parseBody(request, (body) =>
        needsNoBody && body.length === 0 ? undefined : parseObject(body),
      );
    });
    // Fastify calls no parser for a request without content type and body.
    app.addHook('preValidation', async (request) => {
      const { needsNoBody } = request.routeOptions.config;
      if (request.method === 'POST' && request.body === undefined && !needsNoBody) {
        throw new ProblemError(415, 'notJson');
      }
    });
  },
  { name: 'json-body' },
);

export function parseObject(body: Buffer): object {
  if (!isUtf8(body)) throw malformed();
  const text = body.toString('utf8');
  let parsed: unknown;
  try {
    // JSON.parse refuses a byte order mark, which secure-json-parse would skip.
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
  return new ProblemError(400, 'malformed');
}
