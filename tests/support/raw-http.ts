import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Lets the app listen on a free port of this machine. Whoever started it closes it. */
export async function listen(app: Pick<FastifyInstance, 'listen' | 'server'>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A connection that breaks without failing the test; destroyed when the test ends. */
export function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // most of these tests are about being cut off
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** Resolves once the connection has ended, in whatever way. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends these very bytes, and resolves to all that comes back until the server hangs up. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = openSocket(port);
  socket.write(bytes, 'latin1');
  return text(socket);
}

/** A request of one line and these headers, as no client library would send it. */
export async function rawRequest(port: number, line: string, headers = 'Host: localhost') {
  return readAnswer(await exchange(port, `${line}\r\n${headers}\r\nConnection: close\r\n\r\n`));
}

/** The first answer in what a server sent; its body is the rest. */
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
