import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { bundleScript, shortHash } from './assets.ts';
import { readManifest } from './service-worker.ts';

/** URLs of all files that the built page `entry` may load, at once or later. */
export function filesOf(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      files.add(`/${file}`);
    }
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  }
  add(entry);
  return [...files];
}

/** Bundles desk/worker/worker.ts, and tells it which files the desk needs without a connection. */
export async function writeDeskWorker(directory: string): Promise<void> {
  const files = filesOf(readManifest(directory), 'desk/index.html');
  rmSync(`${directory}/.vite`, { recursive: true });
  const html = readFileSync(`${directory}/desk/index.html`, 'utf8');
  const worker = await bundleScript('desk/worker/worker.ts', 'worker', {
    __BUILD__: JSON.stringify(shortHash(html + files)),
    __SHELL__: JSON.stringify(['/desk', ...files]),
  });
  writeFileSync(`${directory}/desk/sw.js`, worker);
}
