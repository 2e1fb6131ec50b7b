import { readFileSync, writeFileSync } from 'node:fs';
import { bundleScript, shortHash } from './assets.ts';

/**
 * Bundles desk/worker/worker.ts, and tells it what the desk needs without a connection.
 *
 * @param files names of the files that the desk may load, at once or later
 */
export async function writeDeskWorker(folder: string, files: readonly string[]): Promise<void> {
  const html = readFileSync(`${folder}/desk/index.html`, 'utf8');
  const worker = await bundleScript('desk/worker/worker.ts', 'worker', {
    __BUILD__: JSON.stringify(shortHash(html + files)),
    __SHELL__: JSON.stringify(['/desk', ...files.map((name) => `/${name}`)]),
  });
  writeFileSync(`${folder}/desk/sw.js`, worker);
}
