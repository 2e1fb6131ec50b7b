import { onTestFinished } from 'vitest';
import { sharedSecret } from '../../../server/database/secrets.ts';
import { bookingsSignedBy } from '../server/booking-requests.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import { openTemporaryPostgres, temporaryPostgresUrl } from './temporary-postgres.ts';

/** Starts real servers on one new PostgreSQL database. They are killed when the test ends. */
export async function startServersOnPostgres(count: number, env: Record<string, string>) {
  const url = await temporaryPostgresUrl();
  const database = await openTemporaryPostgres(url);
  const untilTestEnds = (server: RunningServer) => {
    onTestFinished(() => server.kill());
    return server;
  };
  const servers: RunningServer[] = [];
  for (let index = 0; index < count; index += 1) {
    const all = { DATABASE_URL: url, SUBMISSIONS_PER_10_MIN: '1000', ...env };
    servers.push(untilTestEnds(await startServer(all)));
  }
  const secret = await sharedSecret(database, 'captcha');
  return {
    database,
    servers,
    bookings: (number: number) => bookingsSignedBy(secret, number),
    restart: async (server: RunningServer, ...changes: Parameters<RunningServer['restart']>) =>
      untilTestEnds(await server.restart(...changes)),
  };
}
