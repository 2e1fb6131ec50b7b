import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HeldBytes } from './held-bytes.ts';
import { receiveBody } from './request-body.ts';

/** Time limits for clients. */
export const connectionTimes = {
  /** For sending the headers of a request. */
  headersMs: 30_000,
  /** For sending the whole request. */
  requestMs: 60_000,
  /** Interval at which the two limits above are checked. */
  checkEveryMs: 30_000,
  /** For receiving the next bytes of a response. The connection is dropped after one to two times this. */
  stalledMs: 15_000,
};

export type ConnectionTimes = typeof connectionTimes;

/**
 * Most pipelined requests per connection. Browsers do not pipeline, and no proxy sends this many. Node would
 * accept as many as fit into its buffer, and all other visitors would wait for them.
 */
const mostUnanswered = 100;

const mebibyte = 1024 * 1024;

/**
 * What one connection is counted as, with headers of up to 16 KB, and one answer beside its own bytes; and the most of all
 * together.
 */
const cost = { connection: 32 * 1024, answer: 8 * 1024 };
const most = { connections: 128 * mebibyte, answers: 64 * mebibyte };

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** The unanswered requests of this connection, in their order. */
export function unansweredOn(socket: Socket): Set<ServerResponse> {
  const existing = unanswered.get(socket);
  if (existing) return existing;
  const responses = new Set<ServerResponse>();
  unanswered.set(socket, responses);
  return responses;
}

/**
 * Drops connections that pipeline too many requests, read nothing of a response for `stalledMs`, or are the longest idle
 * or unread of too many. Receives all bodies. Runs before Fastify, which would spend as much work on an unwanted request as
 * on any other.
 */
export function guardConnections(app: FastifyInstance, stalledMs: number): void {
  const { server } = app;
  const connections = new HeldBytes<Socket>(most.connections, (socket) => {
    if (unansweredOn(socket).size > 0) return false;
    socket.destroy();
    return true;
  });
  server.on('connection', (socket) => {
    socket.once('close', () => connections.release(socket));
    if (!connections.hold(socket, cost.connection)) socket.destroy();
  });

  const answers = new HeldBytes<ServerResponse>(most.answers, ({ socket }) => {
    // Nothing waits to be read: it is being worked on.
    if (socket?.writableLength === 0) return false;
    socket?.resetAndDestroy();
    return true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const length = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    const { socket } = request.raw;
    // An injected request has no connection.
    const isHeld = unanswered.get(socket)?.has(reply.raw) ?? false;
    if (isHeld && !answers.hold(reply.raw, length)) socket.resetAndDestroy();
    done();
  });

  const [handle] = server.listeners('request');
  if (!handle) throw new Error('the server has no request listener');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const responses = unansweredOn(socket);
    if (responses.size >= mostUnanswered) {
      socket.resetAndDestroy();
      return;
    }
    responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      answers.release(response);
    });
    if (!answers.hold(response, cost.answer)) {
      socket.resetAndDestroy();
      return;
    }
    receiveBody(request, response);
    handle(request, response);
  });

  // One timeout per connection, which Node restarts whenever the client has sent or received something, and sets to
  // its limit for idle connections between two requests.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (unanswered.get(socket)?.size === 0) socket.destroy();
  });
}
