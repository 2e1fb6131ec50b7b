/** Prints the site's speed next to the best possible on this machine. Only the ratios are comparable. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../tests/support/server/server.ts';
import { measureDesk } from './desk.ts';
import { measureFirstTaps } from './first-taps.ts';
import { measureGrowth } from './growth.ts';
import { measurePages } from './lighthouse.ts';
import { compareListening } from './listening.ts';
import { loadBookings } from './load.ts';
import { measurePace } from './pace.ts';
import { benchFolder, round, serve } from './served.ts';

const measuredPaths = [
  '/',
  '/book-online',
  '/services/emergency-locksmith',
  '/services/emergency-locksmith/house-lockout',
  '/service-areas/hoboken',
  '/faq',
];
const bookings = 20_000;

const dataDir = benchFolder();

async function firstAnswerMs(): Promise<number> {
  const started = performance.now();
  const server = await startServer();
  await fetch(server.url);
  const elapsed = performance.now() - started;
  await server.stop();
  return elapsed;
}

/** Measures the limit of this machine's disk. */
function bareTransactionsPerSecond(): number {
  const file = new DatabaseSync(join(dataDir, 'bare.db'));
  file.exec('pragma journal_mode = wal; pragma synchronous = full; create table t (x text)');
  const insert = file.prepare('insert into t values (?)');
  const count = 5000;
  const started = performance.now();
  for (let index = 0; index < count; index += 1) insert.run(`row ${index}`);
  const elapsed = performance.now() - started;
  file.close();
  return (count / elapsed) * 1000;
}

await firstAnswerMs(); // this fills Node's compile cache, as a first start does
const firstAnswer = await firstAnswerMs();
const server = await serve('bench-server.ts', dataDir);
const { url } = server;
const book = (count: number) => () => loadBookings(url, server.captchaSecret(), count);

console.log('\nLighthouse mobile, median of 3 (times in ms, sizes in bytes on the wire)');
const paths = ['/floor', ...measuredPaths];
const figures = await measurePages(
  paths.map((path) => url + path),
  3,
);
const floor = figures[0]?.lcp ?? Number.NaN;
console.table(
  Object.fromEntries(
    figures.map((figure, index) => [
      paths[index],
      {
        FCP: round(figure.fcp),
        LCP: round(figure.lcp),
        'LCP / floor': (figure.lcp / floor).toFixed(2),
        'Speed Index': round(figure.speedIndex),
        TBT: round(figure.tbt),
        'TBT by CPU time': round(figure.cpuTbt),
        CLS: Number(figure.cls.toFixed(3)),
        HTML: figure.html,
        CSS: figure.css,
        JS: figure.js,
      },
    ]),
  ),
);

console.log(
  '\nThe first tap on a phone with a CPU four times slower: ms until it shows, median of 5',
);
console.table(await measureFirstTaps(url, 5));

const idle = await server.usage();
console.log('\nPages over 50 connections from the same machine');
console.table(await measurePace(server, dataDir));
await book(2000)();
const before = server.rowCount('submissions');
const bookingLoad = await server.loadRow(book(bookings));
const stored = server.rowCount('submissions') - before;
const bare = bareTransactionsPerSecond();

console.log('\nBookings over 50 connections, each answered after its synced transaction');
console.table({ 'durable bookings': bookingLoad });
console.log(`bookings stored: ${stored} of ${bookings}; outbox rows: ${server.rowCount('outbox')}`);
console.log(
  `bare one-row synced transactions: ${round(bare)} per second; a booking costs ${(bare / bookingLoad['per second']).toFixed(1)} of them`,
);
console.log(
  `first answer after start: ${round(firstAnswer)} ms; memory: ${idle.memoryMb} MB idle, ${(await server.usage()).memoryMb} MB after the load`,
);

console.log('\nBookings while desks listen');
console.table(await compareListening(url, server.signIn, () => server.loadRow(book(bookings / 4))));
await server.stop();

console.log('\nBookings beside stored requests');
console.table(await measureGrowth());
console.log('\nThe desk, with 100,000 requests stored');
console.table(await measureDesk());
