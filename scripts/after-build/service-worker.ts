import { readFileSync, writeFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { bundleScript, shortHash } from './assets.ts';
import { offlineFiles } from './offline-page.ts';

export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
}

export function chunkFiles(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  }
  for (const name of names) {
    const key = Object.keys(manifest).find((key) => manifest[key]?.name === name);
    if (!key) throw new Error(`${name} is no chunk of its own any more`);
    add(key);
  }
  return [...found];
}

interface Contents {
  prefix: string;
  offlineHtml: string;
  /** All built files, so that a deploy with any different file changes the worker. */
  names: string[];
  alsoCached: string[];
}

export async function writeServiceWorker(
  client: string,
  { prefix, offlineHtml, names, alsoCached }: Contents,
): Promise<void> {
  const worker = await bundleScript('app/service-worker/worker/worker.ts', 'worker', {
    __BUILD__: JSON.stringify(shortHash(offlineHtml + names)),
    __PREFIX__: JSON.stringify(prefix),
    __OFFLINE_FILES__: JSON.stringify([
      ...offlineFiles(`${prefix}/offline`, offlineHtml),
      ...alsoCached,
    ]),
  });
  writeFileSync(`${client}${prefix}/sw.js`, worker);
}
