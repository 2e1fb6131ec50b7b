import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy in front of a server, to cut and restore its connection. */
export async function listenTcpProxy(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined); // connections are cut on purpose
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
    if (isCut) client.destroy();
    else client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(target);
  url.port = String(address.port);
  return {
    url: url.href,
    close() {
      cut();
      server.close();
    },
    cut,
    mend: () => {
      isCut = false;
    },
  };
}

/** Like listenTcpProxy, but closed at the end of the test. */
export async function startTcpProxy(target: URL) {
  const proxy = await listenTcpProxy(target);
  onTestFinished(proxy.close);
  return proxy;
}
