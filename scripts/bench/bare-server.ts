/** Serves one file with nothing but Node: the upper limit for any site on Node. Started by served.ts. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pagesFolder } from '../../server/site/built-for.ts';
import { answerUsage } from './served.ts';

const body = readFileSync(join(pagesFolder, 'client/index.html.br'));
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
