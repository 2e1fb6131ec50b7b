import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Makes the app listen on a free local port. The caller closes the app. */
export async function listen(app: Pick<FastifyInstance, 'listen' | 'server'>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Opens a connection whose errors do not fail the test. Destroyed when the test ends. */
export function openSocket(port: number, allowHalfOpen = false): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.on('error', () => undefined); // many of these tests expect a cut connection
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** Resolves when the connection is closed, with or without an error. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends exactly these bytes. Resolves to everything received until the server closes the connection. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = openSocket(port);
  socket.write(bytes, 'latin1');
  return text(socket);
}

/** A raw request with this request line and these headers. */
export async function rawRequest(port: number, line: string, headers = 'Host: localhost') {
  return readAnswer(await exchange(port, `${line}\r\n${headers}\r\nConnection: close\r\n\r\n`));
}

/** Parses the first response; everything after its headers is the body. */
export function readAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
