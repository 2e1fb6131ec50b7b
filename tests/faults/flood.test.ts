import { expect, test } from 'vitest';
import { figure } from '../support/faults/experiment.ts';
import { manyBookings, post } from '../support/server/booking-requests.ts';
import { closed, openSocket } from '../support/server/raw-http.ts';
import { startServer, withOpenFiles } from '../support/server/server.ts';

test('sixty clients that each request a file 2,000 times leave file handles for a booking', async (context) => {
  const server = await startServer({}, withOpenFiles(200));
  const port = Number(new URL(server.url).port);
  for (const path of ['/favicon.svg', '/share/home.png']) {
    const flood = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(2000);
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = openSocket(port).resume();
        socket.write(flood);
        await closed(socket);
      }),
    );
  }
  const [booking] = await manyBookings(server, 1);
  expect(booking && (await post(server.url, booking))).toBeTruthy();
  expect(server.output()).not.toContain('EMFILE');
  expect(server.output()).not.toContain('closing');
  expect(await server.stop()).toBe(0);
  figure(context, '120 connections, 240,000 requests: next booking 201, no handle missing');
});
