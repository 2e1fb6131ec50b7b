import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFolder } from '../../server/site/built-for.ts';
import { writeProductionPackages } from './production-packages.ts';

const sources = ['server', 'contract', 'content', 'cli'];

/**
 * Writes everything that runs in production, the built pages included, but not its packages: `npm ci` brings these.
 * @param platform where it will run, such as linux-x64; by default one like this
 * @throws if the folder holds something already, or if there is no Node for the platform
 */
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
