import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFolder } from '../../server/site/built-for.ts';
import { writeProductionPackages } from './production-packages.ts';

const sources = ['server', 'contract', 'content', 'cli'];

/** @throws if the folder is not empty, or if there is no Node for the platform, such as linux-x64 */
export function writeRelease(folder: string, platform?: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder.`);
  mkdirSync(folder, { recursive: true });
  writeProductionPackages(folder, platform);
  for (const source of sources) {
    cpSync(source, join(folder, source), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  }
  cpSync(pagesFolder, join(folder, 'build/current'), {
    recursive: true,
    filter: (path) => !path.endsWith('.set-up'),
  });
}
