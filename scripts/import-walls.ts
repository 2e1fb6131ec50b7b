/**
 * Run by `node --run check`: prints imports (types, too) that CONTRIBUTING.md ('Rules') forbids, and folders without a
 * layer, and exits with 1.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { serverPackages } from './release/server-packages.ts';

/** Folders of the server, the pages and the desk. Each may import those above it in its list (docs/decisions/0062). */
const serverFloors = [
  ['timing'],
  ['net', 'database', 'photos'],
  ['config', 'http'],
  ['people'],
  ['outbox', 'settings', 'captcha', 'backups'],
  ['texts'],
  ['requests', 'operations', 'site', 'search-engines', 'taps'],
  ['booking'],
  ['customers', 'desk', 'retention'],
  ['delivery'],
];
const pageFloors = [
  ['browser', 'clipboard', 'fonts'],
  ['ui', 'settings'],
  ['phone', 'captcha', 'photos'],
  ['notices'],
  ['layout', 'maps'],
  ['attribution', 'search', 'seo'],
  ['telemetry', 'structured-data'],
  ['booking'],
  ['before-hydration', 'sections', 'service-worker'],
  ['follow', 'reviews'],
  ['routes'],
];
const deskFloors = [
  ['drafts', 'http', 'layout', 'time'],
  ['push'],
  ['api'],
  ['request'],
  ['accept', 'live', 'new-job', 'numbers', 'people', 'session', 'texts', 'worker'],
  ['requests', 'settings'],
  ['account'],
];

const words = ['content', 'contract'];
const ofDesk = ['app/ui', 'app/browser', 'app/clipboard', ...words];

function wallsOf(top: string, floors: string[][], all: string[]): Record<string, string[]> {
  const named = floors.map((rooms) => rooms.map((room) => `${top}/${room}`));
  const above = (floor: number) => [...named.slice(0, floor).flat(), ...all];
  return Object.fromEntries(
    named.flatMap((rooms, floor) => rooms.map((room) => [room, above(floor)])),
  );
}

/** What a folder may import in addition to itself. If two folders contain a file, the later one applies. */
export const walls: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  app: words,
  ...wallsOf('app', pageFloors, words),
  // Shared with the desk.
  'app/ui': ['app/browser'],
  'app/browser': [],
  desk: ofDesk,
  ...wallsOf('desk', deskFloors, ofDesk),
  cli: ['server', ...words],
  server: words,
  ...wallsOf('server', serverFloors, words),
};

const notInProduction = new RegExp(`^(?!(node:|(${serverPackages.join('|')})(/|$)))`);

/** Packages that a folder may not import. */
const packages: Record<string, RegExp> = {
  contract: /^(?!zod$)/,
  content: /^(?!zod$)/,
  app: /^fastify/,
  desk: /^fastify/,
  server: notInProduction,
  cli: notInProduction,
};

/** Files in which `#words/` has the language of the build (docs/decisions/0052). */
const isBuiltPerLanguage = (file: string) => /^(app|content\/(registry|owner))\//.test(file);

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

const imported = /\b(?:from|import) '([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/g;

/** Returns the forbidden imports. Tests may import from anywhere in their top folder. */
export function breaches(file: string, source: string): string[] {
  const isTest = file.includes('.test.');
  const top = file.split('/')[0] ?? '';
  const folder = (!isTest && Object.keys(walls).findLast((name) => isIn(name)(file))) || top;
  const may = [folder, ...(walls[folder] ?? []), ...(isTest ? ['tests'] : [])];
  const names = Array.from(source.matchAll(imported), ([, named, called]) => named ?? called ?? '');
  return names.filter((name) => {
    // Other files know both languages, and must import the one they mean.
    if (name.startsWith('#words/')) return !may.includes('content') || !isBuiltPerLanguage(file);
    if (!name.startsWith('.')) return !isTest && packages[top]?.test(name);
    const path = posix.join(posix.dirname(file), name);
    return !may.some((other) => isIn(other)(path));
  });
}

if (import.meta.main) {
  for (const folder of globSync('{app,desk,server}/*/')) {
    if (walls[folder] || folder === 'desk/public') continue;
    console.error(`${folder} needs a layer in scripts/import-walls.ts`);
    process.exitCode = 1;
  }
  const files = globSync('{contract,content,app,desk,server,cli}/**/*.{ts,tsx}');
  for (const file of files) {
    for (const name of breaches(file, readFileSync(file, 'utf8'))) {
      console.error(`${file} may not import ${name}`);
      process.exitCode = 1;
    }
  }
}
