import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';

/**
 * Keeps personal data out of the log: bodies, query strings and client addresses are never written. An error is logged
 * by its class, code and stack frames only, because its message may quote what a customer typed.
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

/** The machine's name and a part that is random for each start, because request IDs start over with each. */
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
  // Skip the message: one of its lines may look like a frame.
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const afterMessage = stack.slice(start + message.length);
  return afterMessage.split('\n').filter((line) => /^\s+at /.test(line));
}

/** Returns the full message in one line. Never log it where it may quote a customer. */
export function reasonOf(error: unknown): string {
  // Connecting to a host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return (error instanceof Error && error.message) || String(error);
}
