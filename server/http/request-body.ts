import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { maxBodyBytes } from '../../contract/fields.ts';
import { startTimeLimit } from '../timing/time-limit.ts';
import { HeldBytes } from './held-bytes.ts';
import { ProblemError } from './problem-details.ts';

const mebibyte = 1024 * 1024;
/** Of all bodies that are being received. */
const mostInFlight = 16 * mebibyte;
const firstBytes = 1024;

/** A client that has sent nothing for so long of a body that is too large is answered before its end. */
const silenceMs = 1000;

/**
 * Of all bodies that were parsed and are being worked on, such as while a verifier is asked. Brackets in brackets are the
 * worst: as objects they take 28 times their bytes.
 */
const mostParsed = 64 * mebibyte;
const parsedSize = 28;

interface Body {
  whole: Promise<Buffer>;
  /** Frees what was received, unless all of it was. Returns whether it did. */
  refuse(error: ProblemError): boolean;
  /** Absent where nobody is connected, as in a test that injects its request. */
  response?: ServerResponse;
}

const bodies = new WeakMap<IncomingMessage, Body>();
const inFlight = new HeldBytes<IncomingMessage>(
  mostInFlight,
  (message) => bodies.get(message)?.refuse(busy()) ?? true,
);
const inUse = new HeldBytes<ServerResponse>(mostParsed, () => false);

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
  startReceiving(message).response = response;
  response.once('close', () => {
    inFlight.release(message);
    inUse.release(response);
  });
}

/**
 * Parses the body once it has arrived.
 * @throws ProblemError 413 past the route's limit; 503 if all bodies together are too much, and none is older
 */
export async function parseBody<Parsed>(
  { raw, routeOptions }: FastifyRequest,
  parse: (body: Buffer) => Parsed,
): Promise<Parsed> {
  const most = routeOptions.bodyLimit ?? maxBodyBytes;
  try {
    const { whole, response } = bodies.get(raw) ?? startReceiving(raw);
    const body = await whole;
    if (body.length > most) throw tooLarge();
    if (response?.destroyed) throw malformed();
    if (response && !inUse.hold(response, parsedSize * body.length)) throw busy();
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
  /**
   * Answered while it sends, a client may never read the answer: a proxy such as HAProxy cuts it off, by a reset or a closed
   * connection.
   */
  function refuseAtItsEnd(error: ProblemError): void {
    if (!end()) return;
    inFlight.release(message);
    const silence = startTimeLimit(silenceMs, () => reject(error));
    message.on('data', () => silence.restart(silenceMs));
    for (const ending of ['end', 'close', 'error']) {
      message.once(ending, () => {
        silence[Symbol.dispose]();
        reject(error);
      });
    }
  }
  const body: Body = { whole, refuse };
  bodies.set(message, body);
  if (Number(message.headers['content-length']) > maxBodyBytes) refuseAtItsEnd(tooLarge());

  // What comes after a refusal is received and forgotten, so that the connection can be used again.
  message.on('data', (chunk: Buffer) => {
    if (isOver) return;
    const needed = length + chunk.length;
    if (needed > maxBodyBytes) {
      refuseAtItsEnd(tooLarge());
      return;
    }
    if (needed > received.length) {
      const size = Math.min(maxBodyBytes, Math.max(firstBytes, 2 * needed));
      const larger = Buffer.allocUnsafeSlow(size);
      received.copy(larger, 0, 0, length);
      const added = size - received.length;
      received = larger;
      if (!inFlight.hold(message, added)) refuse(busy());
      if (isOver) return;
    }
    chunk.copy(received, length);
    length = needed;
  });
  message.once('end', () => {
    const all = received.subarray(0, length);
    if (end()) resolve(all);
  });
  message.once('close', () => refuse(malformed()));
  message.once('error', () => refuse(malformed()));
  return body;
}

const tooLarge = () => new ProblemError(413, 'tooLarge');
const malformed = () => new ProblemError(400, 'malformed');
const busy = () => new ProblemError(503, 'busy');
