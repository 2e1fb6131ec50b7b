/** Prints how fast the site is, beside what nothing on this machine could beat. Ratios are what counts. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import manifest from '../../package.json' with { type: 'json' };
import { startServer } from '../../tests/support/server.ts';
import { measurePages } from './lighthouse.ts';
import { type LoadFigures, loadBookings, loadPage } from './load.ts';

const measuredPaths = ['/', '/book-online'];
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

/** One-row synced transactions per second: what the disk allows on this machine, now. */
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
const loadRow = ({ requestsPerSecond, p99Ms, failed }: LoadFigures) => ({
  'per second': round(requestsPerSecond),
  'p99 ms': round(p99Ms),
  failed,
});

const firstAnswer = await firstAnswerMs();
// With the flags that `npm start` gives the server.
const execArgv = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));
const server = fork('scripts/bench/bench-server.ts', { env, execArgv });
const [{ url }] = (await once(server, 'message')) as [{ url: string }];
async function memoryMb(): Promise<number> {
  server.send('memory');
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }];
  return round(rss / 1024 / 1024);
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

const idle = await memoryMb();
await loadPage(`${url}/`, 2); // the first seconds are the compiler's
const floorLoad = await loadPage(`${url}/floor`, seconds);
const homeLoad = await loadPage(`${url}/`, seconds);
await loadBookings(url, sharedSecret(), 2000);
const before = rowCount('submissions');
const bookingLoad = await loadBookings(url, sharedSecret(), bookings);
const stored = rowCount('submissions') - before;
const bare = bareTransactionsPerSecond();

console.log(
  `\nLoad over 50 connections from the same machine (a booking is answered after its synced transaction)`,
);
console.table({
  'bare page': loadRow(floorLoad),
  'home page': loadRow(homeLoad),
  'durable bookings': loadRow(bookingLoad),
});
console.log(`bookings stored: ${stored} of ${bookings}; outbox rows: ${rowCount('outbox')}`);
console.log(
  `bare one-row synced transactions: ${round(bare)} per second; a booking costs ${(bare / bookingLoad.requestsPerSecond).toFixed(1)} of them`,
);
console.log(
  `first answer after start: ${round(firstAnswer)} ms; memory: ${idle} MB idle, ${await memoryMb()} MB after the load`,
);

server.send('stop');
await once(server, 'exit');
