import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const checkEveryMs = 400;

/**
 * A minimal load balancer: it asks every backend for /readyz every 0.4 s, and passes each request to the next ready one
 * over kept connections. It never retries: a request that a backend does not answer gets a 502.
 */
export async function listenBalancer(backends: { url: string; readyz: () => string }[]) {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function check({ url, readyz }: (typeof backends)[number]): Promise<void> {
    const isReady = await fetch(readyz(), { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(url);
    else ready.delete(url);
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    function fail(): void {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    }
    turn += 1;
    const url = [...ready][turn % ready.size];
    if (url === undefined) {
      fail();
      return;
    }
    const { method, url: path = '/', headers } = request;
    const passed = ask(url + path, { method, headers, agent }, (answer) => {
      // The backend's connection headers concern only its connection to the balancer.
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.on('error', fail).pipe(response);
    });
    request.pipe(passed.on('error', fail));
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const timer = setInterval(() => backends.forEach((backend) => void check(backend)), checkEveryMs);
  onTestFinished(() => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.size,
  };
}
