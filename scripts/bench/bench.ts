/** Prints the site's speed next to the best possible on this machine. Compare the ratios. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import manifest from '../../package.json' with { type: 'json' };
import { startServer } from '../../tests/support/server.ts';
import { measureDesk, measureInserts } from './desk.ts';
import { measurePages } from './lighthouse.ts';
import { compareListening } from './listening.ts';
import { type LoadFigures, loadBookings, loadPage } from './load.ts';

/** The home page, the form's own page, and one page of each kind. */
const measuredPaths = [
  '/',
  '/book-online',
  '/services/emergency-locksmith',
  '/services/emergency-locksmith/house-lockout',
  '/service-areas/hoboken',
  '/faq',
];
const bookings = 20_000;
const seconds = 8;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };

async function firstAnswerMs(): Promise<number> {
  const started = performance.now();
  const server = await startServer();
  await fetch(server.url);
  const elapsed = performance.now() - started;
  await server.stop();
  return elapsed;
}

/** Synced one-row transactions per second: the limit of this machine's disk. */
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

function rowCount(table: string): number {
  const file = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const row = file.prepare(`select count(*) as rows from ${table}`).get();
  file.close();
  return Number(row?.rows);
}

function sharedSecret(): string {
  const file = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const row = file.prepare("select value from secrets where name = 'captcha'").get();
  file.close();
  return String(row?.value);
}

const round = (value: number) => Math.round(value);

const firstAnswer = await firstAnswerMs();
// With the flags that `npm start` gives the server.
const execArgv = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));
const server = fork('scripts/bench/bench-server.ts', { env, execArgv });
const [{ url }] = (await once(server, 'message')) as [{ url: string }];
async function usage(): Promise<{ memoryMb: number; cpuSeconds: number }> {
  server.send('usage');
  const [{ rss, cpuMicroseconds }] = (await once(server, 'message')) as [
    { rss: number; cpuMicroseconds: number },
  ];
  return { memoryMb: round(rss / 1024 / 1024), cpuSeconds: cpuMicroseconds / 1e6 };
}

/** Requests per second of the server's CPU time, because the client shares the machine and may be the bottleneck. */
async function loadRow(load: () => Promise<LoadFigures>) {
  const before = await usage();
  const { requests, requestsPerSecond, p99Ms, failed } = await load();
  const cpuSeconds = (await usage()).cpuSeconds - before.cpuSeconds;
  return {
    'per second': round(requestsPerSecond),
    'per CPU second': round(requests / cpuSeconds),
    'p99 ms': round(p99Ms),
    failed,
  };
}

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
        TBT: round(figure.tbt),
        CLS: Number(figure.cls.toFixed(3)),
        HTML: figure.html,
        CSS: figure.css,
        JS: figure.js,
      },
    ]),
  ),
);

const idle = await usage();
await loadPage(`${url}/`, 2); // warms up the JIT compiler
const floorLoad = await loadRow(() => loadPage(`${url}/floor`, seconds));
const homeLoad = await loadRow(() => loadPage(`${url}/`, seconds));
await loadBookings(url, sharedSecret(), 2000);
const before = rowCount('submissions');
const bookingLoad = await loadRow(() => loadBookings(url, sharedSecret(), bookings));
const stored = rowCount('submissions') - before;
const bare = bareTransactionsPerSecond();

console.log(
  `\nLoad over 50 connections from the same machine (a booking is answered after its synced transaction)`,
);
console.table({
  'bare page': floorLoad,
  'home page': homeLoad,
  'durable bookings': bookingLoad,
});
console.log(`bookings stored: ${stored} of ${bookings}; outbox rows: ${rowCount('outbox')}`);
console.log(
  `bare one-row synced transactions: ${round(bare)} per second; a booking costs ${(bare / bookingLoad['per second']).toFixed(1)} of them`,
);
console.log(
  `first answer after start: ${round(firstAnswer)} ms; memory: ${idle.memoryMb} MB idle, ${(await usage()).memoryMb} MB after the load`,
);

async function signIn(): Promise<string> {
  server.send('sign in');
  const [{ cookie }] = (await once(server, 'message')) as [{ cookie: string }];
  return cookie;
}
console.log('\nBookings while desks listen');
console.table(
  await compareListening(url, signIn, () =>
    loadRow(() => loadBookings(url, sharedSecret(), bookings / 4)),
  ),
);

server.send('stop');
await once(server, 'exit');

console.log('\nThe desk, with 100,000 requests stored');
console.table(await measureDesk());
console.log('\nStoring a booking, 50 per commit');
console.table(await measureInserts());
