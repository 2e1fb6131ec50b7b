import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { problemDetails } from '../../content/en/messages.ts';
import { maxBodyBytes } from '../../contract/fields.ts';
import { HeldBytes } from './held-bytes.ts';
import { ProblemError } from './problem-details.ts';

/** Of all bodies that are being received or parsed. */
const mostInFlight = 16 * 1024 * 1024;
const firstBytes = 1024;

interface Body {
  whole: Promise<Buffer>;
  /** Frees what was received, unless all of it was. Returns whether it did. */
  refuse(error: ProblemError): boolean;
}

const bodies = new WeakMap<IncomingMessage, Body>();
const inFlight = new HeldBytes<IncomingMessage>(
  mostInFlight,
  (message) => bodies.get(message)?.refuse(new ProblemError(503, problemDetails.busy)) ?? true,
);

/**
 * Receives the body of a request as it arrives, into one buffer: left to wait in Node's queue, a body of one byte a chunk
 * takes 300 times its size. Whoever answers without the body need not know of it.
 */
export function receiveBody(message: IncomingMessage, response: ServerResponse): void {
  const { method = '', headers } = message;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  if (['GET', 'HEAD'].includes(method)) {
    message.resume();
    return;
  }
  startReceiving(message);
  response.once('close', () => inFlight.release(message));
}

/**
 * Parses the body once it has arrived.
 * @throws ProblemError 413 past the route's limit; 503 if others hold too much, and this one has waited the longest
 */
export async function parseBody<Parsed>(
  { raw, headers, routeOptions }: FastifyRequest,
  parse: (body: Buffer) => Parsed,
): Promise<Parsed> {
  const most = routeOptions.bodyLimit ?? maxBodyBytes;
  if (Number(headers['content-length']) > most) throw tooLarge();
  try {
    const { whole } = bodies.get(raw) ?? startReceiving(raw);
    const body = await whole;
    if (body.length > most) throw tooLarge();
    return parse(body);
  } finally {
    bodies.delete(raw);
    inFlight.release(raw);
  }
}

function startReceiving(message: IncomingMessage): Body {
  let received = Buffer.alloc(0);
  let length = 0;
  let isOver = false;
  const { promise: whole, resolve, reject } = Promise.withResolvers<Buffer>();
  whole.catch(() => undefined); // nobody waits for the body of a request that is refused

  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    received = Buffer.alloc(0);
    return true;
  }
  function refuse(error: ProblemError): boolean {
    const isNew = end();
    if (isNew) reject(error);
    return isNew;
  }
  const body = { whole, refuse };
  bodies.set(message, body);

  // What comes after a refusal is received and forgotten, so that the connection can be used again.
  message.on('data', (chunk: Buffer) => {
    if (isOver) return;
    const needed = length + chunk.length;
    if (needed > maxBodyBytes) {
      refuse(tooLarge());
      inFlight.release(message);
      return;
    }
    if (needed > received.length) {
      const size = Math.min(maxBodyBytes, Math.max(firstBytes, 2 * needed));
      const larger = Buffer.allocUnsafeSlow(size);
      received.copy(larger, 0, 0, length);
      const added = size - received.length;
      received = larger;
      inFlight.hold(message, added);
      if (isOver) return;
    }
    chunk.copy(received, length);
    length = needed;
  });
  message.once('end', () => {
    const all = received.subarray(0, length);
    if (end()) resolve(all);
  });
  message.once('close', () => refuse(new ProblemError(400, problemDetails.malformed)));
  message.once('error', () => refuse(new ProblemError(400, problemDetails.malformed)));
  return body;
}

function tooLarge(): ProblemError {
  return new ProblemError(413, problemDetails.tooLarge);
}
