import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { maxBodyBytes } from '../../contract/fields.ts';
import { maxPhotoBytes, photosPath } from '../../contract/photos.ts';
import { mostPhotoBytesHeld } from '../photos/decode.ts';
import { startTimeLimit } from '../timing/time-limit.ts';
import { HeldBytes } from './held-bytes.ts';
import { ProblemError } from './problem-details.ts';

const mebibyte = 1024 * 1024;
/** The limit for all bodies that are being received. */
const mostInFlight = 16 * mebibyte;
const firstBytes = 1024;

/** If a client pauses this long while it sends a body that is too large, it is answered before the body's end. */
const silenceMs = 1000;

/** The limit for all parsed bodies that are being worked on. As objects, nested brackets take 28 times their bytes. */
const mostParsed = 64 * mebibyte;
const parsedSize = 28;

interface Body {
  whole: Promise<Buffer>;
  /** Frees what was received, unless all of it was. Returns whether it did. */
  refuse(error: ProblemError): boolean;
  /** Absent where there is no connection, as in a test that injects its request. */
  response?: ServerResponse;
}

const bodies = new WeakMap<IncomingMessage, Body>();
const roomFor = (bytes: number) =>
  new HeldBytes<IncomingMessage>(bytes, (message) => bodies.get(message)?.refuse(busy()) ?? true);
const usual = {
  most: maxBodyBytes,
  inFlight: roomFor(mostInFlight),
  tooLarge: 'tooLarge',
} as const;
/** Pictures have their own room, so that they do not use the room for bookings. */
const ofPhotos = {
  most: maxPhotoBytes,
  inFlight: roomFor(mostPhotoBytesHeld),
  tooLarge: 'photoTooLarge',
} as const;
const roomOf = ({ url }: IncomingMessage) => (url === photosPath ? ofPhotos : usual);
const inUse = new HeldBytes<ServerResponse>(mostParsed, () => false);

/** Receives into one buffer: in Node's queue, a body in chunks of one byte would take 300 times its size. */
export function receiveBody(message: IncomingMessage, response: ServerResponse): void {
  const { method = '', headers } = message;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  if (['GET', 'HEAD'].includes(method)) {
    message.resume();
    return;
  }
  startReceiving(message).response = response;
  response.once('close', () => {
    // The request was answered before its end, so its body is no longer needed.
    bodies.get(message)?.refuse(malformed());
    roomOf(message).inFlight.release(message);
    inUse.release(response);
  });
}

/** @throws ProblemError 413 beyond the route's limit; 503 if all bodies together are too large and none is older */
export async function parseBody<Parsed>(
  request: FastifyRequest,
  parse: (body: Buffer) => Parsed,
): Promise<Parsed> {
  const { raw } = request;
  try {
    const { body, response } = await wholeBody(request);
    if (response && !inUse.hold(response, parsedSize * body.length)) throw busy();
    return parse(body);
  } finally {
    bodies.delete(raw);
    roomOf(raw).inFlight.release(raw);
  }
}

/** The body counts as being received until the answer is sent. Throws as `parseBody` does. */
export async function rawBody(request: FastifyRequest): Promise<Buffer> {
  return (await wholeBody(request)).body;
}

async function wholeBody({ raw, routeOptions }: FastifyRequest) {
  const { whole, response } = bodies.get(raw) ?? startReceiving(raw);
  const body = await whole;
  if (body.length > (routeOptions.bodyLimit ?? maxBodyBytes)) throw tooLarge(raw);
  if (response?.destroyed) throw malformed();
  return { body, response };
}

function startReceiving(message: IncomingMessage): Body {
  const { most, inFlight } = roomOf(message);
  let received = Buffer.alloc(0);
  let length = 0;
  let isOver = false;
  const { promise: whole, resolve, reject } = Promise.withResolvers<Buffer>();
  whole.catch(() => undefined); // a refused request's body is not awaited

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
  /** A client that is answered while it sends may never read the answer: proxies such as HAProxy cut it off. */
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
  if (Number(message.headers['content-length']) > most) refuseAtItsEnd(tooLarge(message));

  // Bytes that follow a refusal are received and discarded, so that the connection can be used again.
  message.on('data', (chunk: Buffer) => {
    if (isOver) return;
    const needed = length + chunk.length;
    if (needed > most) {
      refuseAtItsEnd(tooLarge(message));
      return;
    }
    if (needed > received.length) {
      const size = Math.min(most, Math.max(firstBytes, 2 * needed));
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

const tooLarge = (message: IncomingMessage) => new ProblemError(413, roomOf(message).tooLarge);
const malformed = () => new ProblemError(400, 'malformed');
const busy = () => new ProblemError(503, 'busy');
