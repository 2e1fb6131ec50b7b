import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFolder } from '../../server/site/built-for.ts';
import { loadPage, medianBy } from './load.ts';
import { type Served, serve } from './served.ts';

const rounds = 5;
const seconds = 2;

type Row = Awaited<ReturnType<Served['loadRow']>>;

function fileIn(folder: string, ending: string): string {
  const name = readdirSync(join(pagesFolder, 'client', folder)).find((each) =>
    each.endsWith(ending),
  );
  return `/${folder}/${name}`;
}

/** Measures the targets in turns. Figures are medians by CPU time. */
export async function measurePace(site: Served, dataDir: string): Promise<Record<string, object>> {
  const bare = await serve('bare-server.ts', dataDir);
  const targets: [name: string, server: Served, path: string][] = [
    ['bare Node, the home page', bare, '/'],
    ['home page', site, '/'],
    ['script, from memory', site, fileIn('assets', '.js')],
    ['picture, from disk', site, fileIn('p', '.avif')],
  ];
  const rows = targets.map((): Row[] => []);
  for (const [, server, path] of targets) await loadPage(server.url + path, 1); // warms up the JIT compiler
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [index, [, server, path]] of targets.entries()) {
      rows[index]?.push(await server.loadRow(() => loadPage(server.url + path, seconds)));
    }
  }
  await bare.stop();
  const medians = rows.map((all) => medianBy(all, (row) => row['per CPU second']));
  const floor = medians[0]?.['per CPU second'] ?? Number.NaN;
  return Object.fromEntries(
    medians.map((row, index) => [
      targets[index]?.[0],
      { ...row, 'of bare Node': (row['per CPU second'] / floor).toFixed(2) },
    ]),
  );
}
