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

/** Names this process in its log lines: the machine, and which of its starts, since request IDs begin anew at each. */
function instanceName(): string {
  return `${hostname()}-${randomBytes(3).toString('hex')}`;
}

/** An error's class, code and stack frames, without its message. */
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

/** What has gone wrong, in a line with the full message: not for a log of what may quote a customer. */
export function reasonOf(error: unknown): string {
  // Of a host with several addresses: one for each that refused the connection.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return (error instanceof Error && error.message) || String(error);
}
