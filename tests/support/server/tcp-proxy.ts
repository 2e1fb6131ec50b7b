import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy in front of a server, to cut, silence and restore its connection. */
export async function listenTcpProxy(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let cutText: string | undefined;
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
    if (isCut) return void client.destroy();
    const silences = isSilent;
    client.on('data', (part) => !isSilent && !silences && upstream.write(part));
    upstream.on('data', (part) => {
      if (isSilent || silences) return;
      const [before, after] = cutText ? part.toString('latin1').split(cutText) : [];
      if (after === undefined) client.write(part);
      else client.write(`${before}${cutText}`, 'latin1', cut);
    });
    client.on('end', () => upstream.end());
    upstream.on('end', () => client.end());
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
    isCut: () => isCut,
    /** Cuts all connections right after the server has sent this text. */
    cutAfter(text: string) {
      cutText = text;
    },
    /** Keeps connections open, but passes nothing on. Those open now stay silent even after `mend()`. */
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.removeAllListeners('data');
    },
    mend() {
      isCut = false;
      isSilent = false;
      cutText = undefined;
    },
  };
}

/** Like listenTcpProxy, but closed at the end of the test. */
export async function startTcpProxy(target: URL) {
  const proxy = await listenTcpProxy(target);
  onTestFinished(proxy.close);
  return proxy;
}
