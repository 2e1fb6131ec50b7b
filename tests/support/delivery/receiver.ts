import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Tls = { key: string; cert: string };

/** Writes the response to one request, or leaves it hanging. */
export type ReceiverAnswer = (response: ServerResponse, received: Received) => unknown;

export const taken: ReceiverAnswer = (response) => response.writeHead(201).end();
export const hangs: ReceiverAnswer = () => undefined;
export const says =
  (status: number, headers: Record<string, string> = {}): ReceiverAnswer =>
  (response) =>
    response.writeHead(status, headers).end();

/** Starts a real HTTP(S) server that records its posts. Closed at the end of the test, or when `onEnd` calls back. */
export async function startReceiver(
  answer: ReceiverAnswer = taken,
  tls?: Tls,
  onEnd: (close: () => void) => void = onTestFinished,
) {
  const state = { answer };
  const posts: Received[] = [];
  const arrivals = new EventEmitter();
  const server = tls ? createTlsServer(tls) : createServer();
  server.on('request', async (request, response) => {
    const { url: path, headers } = request;
    const received = { path, headers, body: await buffer(request) };
    posts.push(received);
    arrivals.emit('post');
    await state.answer(response, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    posts,
    /** Set `answer` here to change how it responds. */
    state,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    /** Resolves to the posts once there are at least `count`. */
    async received(count: number): Promise<Received[]> {
      while (posts.length < count) await once(arrivals, 'post');
      return posts;
    },
  };
}
