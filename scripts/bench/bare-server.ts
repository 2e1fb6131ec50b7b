/** A server of nothing but Node that sends one file: what no site on Node can beat. Started by served.ts. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUsage } from './usage.ts';

const body = readFileSync('build/client/index.html.br');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': String(body.length),
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  answerUsage(() => {
    server.close();
    server.closeAllConnections();
  });
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
