import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';

/**
 * No personal data in the log: no body, query string or client address. Of an error only class, code and stack
 * frames, because its message may quote what a customer typed.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    base: { instance: instanceName() },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({
        method,
        route: routeOptions?.url ?? '*',
      }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: describeError,
    },
    ...(stream && { stream }),
  };
}

/** The machine and a random part for each start, because request IDs begin anew with each. */
function instanceName(): string {
  return `${hostname()}-${randomBytes(3).toString('hex')}`;
}

export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const errcode =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  return { type: error.name, message: '', code, errcode, stack: framesOf(error).join('\n') };
}

function framesOf({ stack = '', message }: Error): string[] {
  // A message of several lines can have one that looks like a frame.
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const afterMessage = stack.slice(start + message.length);
  return afterMessage.split('\n').filter((line) => /^\s+at /.test(line));
}

/** The full message, in one line: never log it where it may quote a customer. */
export function reasonOf(error: unknown): string {
  // For a host with several addresses there is one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return (error instanceof Error && error.message) || String(error);
}
