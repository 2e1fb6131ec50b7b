import { join } from 'node:path';
import { openSqlite } from '../../server/database/database.ts';
import { loadBookings, medianBy } from './load.ts';
import { benchFolder, serve } from './served.ts';
import { fill } from './stored-requests.ts';

const sizes = [1000, 10_000, 100_000];
const rounds = 3;
const bookings = 2000;

/** Measures bookings by number of stored requests. Each size has its own server and database; they take turns. */
export async function measureGrowth(): Promise<Record<string, object>> {
  const servers = [];
  for (const size of sizes) {
    const folder = benchFolder();
    const database = await openSqlite(join(folder, 'site.db'), (error) => {
      throw error;
    });
    await fill(database, size);
    await database.close();
    const server = await serve('bench-server.ts', folder);
    await loadBookings(server.url, server.captchaSecret(), bookings); // warms up the JIT compiler
    servers.push({ size, server, rates: [] as number[] });
  }
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const { server, rates } of servers) {
      const load = () => loadBookings(server.url, server.captchaSecret(), bookings);
      rates.push((await server.loadRow(load))['per CPU second']);
    }
  }
  for (const { server } of servers) await server.stop();
  const rows = servers.map(({ size, rates }) => ({
    size,
    rate: medianBy(rates, (rate) => rate),
  }));
  const first = rows[0]?.rate ?? Number.NaN;
  return Object.fromEntries(
    rows.map(({ size, rate }) => [
      `${size} stored`,
      { 'bookings per CPU second': rate, 'cost, times that of 1000': (first / rate).toFixed(2) },
    ]),
  );
}
