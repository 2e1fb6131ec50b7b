import { onTestFinished } from 'vitest';
import { photosPath } from '../../../contract/photos.ts';
import { answerTo, manyBookings } from '../server/booking-requests.ts';
import { type RunningServer, startServer } from '../server/server.ts';

/** Starts a server that sees each `client` of `callPhotos` as a different one. */
export async function startForPhotos() {
  const server = await startServer({ SUBMISSIONS_PER_10_MIN: '1000000', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => server.kill());
  return server;
}

/** Books new requests. Resolves to their follow links. */
export async function linksOf(server: RunningServer, number: number): Promise<string[]> {
  const bookings = await manyBookings(server, number);
  const answers = await Promise.all(bookings.map((booking) => answerTo(server.url, booking)));
  return answers.map(({ body }) => String(body.follow));
}

/** Calls as customer number `client`. */
export function callPhotos(
  server: RunningServer,
  client: number,
  follow: string,
  given: RequestInit,
  path = '',
) {
  return fetch(server.url + photosPath + path, {
    ...given,
    headers: { authorization: `Bearer ${follow}`, 'x-forwarded-for': `10.0.0.${client}` },
  });
}
