import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HeldBytes } from './held-bytes.ts';
import { receiveBody } from './request-body.ts';

export const connectionTimes = {
  headersMs: 30_000,
  requestMs: 60_000,
  /** How often the two limits above are checked. */
  checkEveryMs: 30_000,
  /** The time for receiving the next bytes of a response. The connection is dropped after one to two times this. */
  stalledMs: 15_000,
};

export type ConnectionTimes = typeof connectionTimes;

/** Browsers do not pipeline. Node would accept as many as fit into its buffer, and all other visitors would wait. */
const mostUnanswered = 100;

const mebibyte = 1024 * 1024;

/** Bytes counted for a connection, with headers of up to 16 KB, and for an answer in addition to its body. */
const cost = { connection: 32 * 1024, answer: 8 * 1024 };
const most = { connections: 128 * mebibyte, answers: 64 * mebibyte };

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** Returns the connection's unanswered responses, in the order of their requests. */
export function unansweredOn(socket: Socket): Set<ServerResponse> {
  const existing = unanswered.get(socket);
  if (existing) return existing;
  const responses = new Set<ServerResponse>();
  unanswered.set(socket, responses);
  return responses;
}

/** Runs before Fastify, which would spend as much work on an unwanted request as on any other. */
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
    // Nothing is waiting to be read, so the answer is still being made.
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
    // A server must accept a whole URL, which programs send to a proxy, as it does a path (RFC 9112, 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    receiveBody(request, response);
    handle(request, response);
  });

  // Node restarts this timeout with every byte sent or received, and sets its own limit between two requests.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (unanswered.get(socket)?.size === 0) socket.destroy();
  });
}
