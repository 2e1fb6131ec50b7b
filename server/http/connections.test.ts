import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  closed,
  exchange,
  listen,
  openSocket,
  readAnswer,
} from '../../tests/support/server/raw-http.ts';
import { startTestSite } from '../../tests/support/server/test-app.ts';

const request = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;

/** 60 responses of 320 KB each exceed the kernel's socket buffers. */
const pictures = request('/share/home.png').repeat(60);

test('a client that sends requests and never reads is disconnected', async () => {
  const { app } = await startTestSite({ connectionTimes: { stalledMs: 300 } });
  const port = await listen(app);
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  openSocket(port).pause().write(pictures);
  const [socket] = await accepted;
  await closed(socket);
  expect(socket.destroyed).toBe(true);
});

test('a client that reads its responses gets all of them', async () => {
  const { app } = await startTestSite({ connectionTimes: { stalledMs: 300 } });
  const socket = openSocket(await listen(app));
  socket.write(pictures + request('/healthz', 'close'));
  let received = 0;
  let end = '';
  for await (const chunk of socket) {
    received += chunk.length;
    end = chunk.toString('latin1');
  }
  expect(received).toBeGreaterThan(15_000_000);
  expect(end).toContain('{"status":"ok"}');
});

test('a connection idle after a request is closed, and one that has not sent a request yet is not', async () => {
  const { app } = await startTestSite({ connectionTimes: { stalledMs: 300 } });
  const port = await listen(app);
  app.server.keepAliveTimeout = 1;
  app.server.keepAliveTimeoutBuffer = 1000;
  const early = openSocket(port);
  const idle = openSocket(port);
  idle.write(request('/healthz'));
  await closed(idle.resume());
  early.write(request('/healthz', 'close'));
  let received = '';
  for await (const chunk of early) received += chunk.toString('latin1');
  expect(readAnswer(received).status).toBe(200);
});

test('pipelined requests are answered in order', async () => {
  const { app } = await startTestSite();
  const ahead = request('/healthz').repeat(50) + request('/robots.txt', 'close');
  const received = await exchange(await listen(app), ahead);
  expect(received.match(/\{"status":"ok"\}/g)).toHaveLength(50);
  expect(received).toMatch(/Sitemap: \S+\s*$/);
});

test('a client that pipelines without end is disconnected, and others are not affected', async () => {
  const { app } = await startTestSite();
  const port = await listen(app);
  const floods = Array.from({ length: 20 }, () =>
    exchange(port, request('/about').repeat(2000)).catch(() => ''),
  );
  const visitor = exchange(port, request('/about', 'close'));
  expect(readAnswer(await visitor).status).toBe(200);
  for (const received of await Promise.all(floods)) {
    expect(received.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(2000);
  }
});
