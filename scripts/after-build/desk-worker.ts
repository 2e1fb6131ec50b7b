import { readFileSync, writeFileSync } from 'node:fs';
import { bundleScript, shortHash } from './assets.ts';

/** `files`: the names of all files that the desk may load, which its worker caches. */
export async function writeDeskWorker(folder: string, files: readonly string[]): Promise<void> {
  const html = readFileSync(`${folder}/desk/index.html`, 'utf8');
  const worker = await bundleScript('desk/worker/worker.ts', 'worker', {
    __BUILD__: JSON.stringify(shortHash(html + files)),
    __SHELL__: JSON.stringify(['/desk', ...files.map((name) => `/${name}`)]),
  });
  writeFileSync(`${folder}/desk/sw.js`, worker);
}
