import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
 * Drops connections that pipeline too many requests, or read nothing of a response for `stalledMs`. Runs
 * before Fastify, which would spend as much work on an unwanted request as on any other.
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
    handle(request, response);
  });

  // One timeout per connection, which Node restarts whenever the client has sent or received something, and sets to
  // its limit for idle connections between two requests.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (unanswered.get(socket)?.size === 0) socket.destroy();
  });
}
