import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a client has time for, in milliseconds. */
export const connectionTimes = {
  /** To send the headers of a request. */
  headersMs: 30_000,
  /** To send all of it. */
  requestMs: 60_000,
  /** Until the next look for those that have taken longer. */
  checkEveryMs: 30_000,
  /** To take the next bytes of an answer: dropped after one to two times this. */
  stalledMs: 15_000,
};

export type ConnectionTimes = typeof connectionTimes;

/**
 * No browser sends a request before the last one on its connection is answered, and no proxy sends this many.
 * Node would take whatever fits into its buffer, and all other visitors would wait for it.
 */
const mostUnanswered = 100;

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** What is still to be answered on this connection, in the order of the requests. */
export function unansweredOn(socket: Socket): Set<ServerResponse> {
  const known = unanswered.get(socket);
  if (known) return known;
  const responses = new Set<ServerResponse>();
  unanswered.set(socket, responses);
  return responses;
}

/**
 * Drops connections that ask without end, or take nothing of their answer for `stalledMs`. Stands before
 * Fastify, for which an unwanted request would be as much work as any other.
 */
export function guardConnections(server: Server, stalledMs: number): void {
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
    response.once('close', () => responses.delete(response));
    // Node starts the time afresh whenever the client has taken something.
    response.setTimeout(stalledMs, () => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
    handle(request, response);
  });
}
