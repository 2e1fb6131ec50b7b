import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { startTimeLimit } from '../timing/time-limit.ts';
import { problemWords } from './answer-language.ts';
import { unansweredOn } from './connections.ts';
import { problem, problemHeaders } from './problem-details.ts';
import { securityHeaders } from './security-headers.ts';

/** How long a refused client may go on sending. Closing the connection at once could lose the response. */
const lingerMs = 1000;

/** Responds to requests that never reach Fastify; Node would send its own responses otherwise. */
export const bareAnswers = fp(
  async function bareAnswers(app: FastifyInstance) {
    app.server.on('connect', (_request, socket: Socket) => hangUp(socket, 501));
    app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      const { headers, body } = bareProblem(417);
      response.writeHead(417, headers).end(body);
    });
  },
  { name: 'bare-answers' },
);

const refused = new WeakSet<Socket>();

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Earlier complete requests on the connection get their responses first; anything that follows is ignored. */
export function refuseUnreadable({ code = '' }: Error & { code?: string }, socket: Socket): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  const refuse = () => hangUp(socket, statuses[code] ?? 400);
  const answering = [...unansweredOn(socket)].filter(
    ({ headersSent, req }) => headersSent || req.complete,
  );
  const last = answering.at(-1);
  if (last) last.once('close', refuse);
  else refuse();
}

function hangUp(socket: Socket, status: number): void {
  if (!socket.writable) return;
  const { headers, body } = bareProblem(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  const limit = startTimeLimit(lingerMs, () => socket.destroy());
  socket.once('close', limit[Symbol.dispose]);
}

function bareProblem(status: number) {
  const body = JSON.stringify(problem(status, problemWords.en.malformed));
  const headers = {
    ...securityHeaders,
    ...problemHeaders,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
