/**
 * Makes a fresh clone ready, then hands the rest of the command line to the project's own Node.
 *
 *   node scripts/set-up.mjs server/main.ts
 *   node scripts/set-up.mjs --build          builds the pages, and runs nothing
 *   node scripts/set-up.mjs --tools          installs what checks and tests need too, and runs nothing
 *
 * Runs before dependencies are installed and on any Node from 18 on, so it uses built-in modules only. Steps
 * whose sources have not changed are skipped.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
// They read the folder that was just entered.
const { buildFor, keepFor } = await import('./set-up/builds.mjs');
const { exclusively } = await import('./set-up/exclusively.mjs');
const { hashOf, unlessCurrent } = await import('./set-up/fingerprint.mjs');
const { runQuietly, SetUpProblem, step } = await import('./set-up/step.mjs');
const { bringToolchain, expectNpmCache, nodeFolder, pinnedNpm, projectNode } = await import(
  './set-up/toolchain.mjs'
);

/** Each says for which versions its packages are whole. */
const siteStamp = 'node_modules/.set-up';
const toolsStamp = 'node_modules/.set-up-tools';
/** Stands while packages are installed. Where that was killed, npm takes files that are cut off for installed. */
const installing = '.setup/installing';
const [target = '--build'] = process.argv.slice(2);

/** With a cache of what Node compiles, which takes a third off the time of a start and spares a server 15 MB. */
function withNodeFirst(folder) {
  return {
    NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: folder + delimiter + process.env.PATH,
  };
}

/** @param dev whether what only checks and tests need comes too: --include=dev or --omit=dev */
function npmInstall(dev) {
  const [node, npm] = pinnedNpm;
  const command = [node, '--import', './scripts/set-up/hold-lock.mjs', npm, 'install', '--no-save'];
  const args = [dev, '--include=optional', '--no-audit', '--no-fund'];
  writeFileSync(installing, '');
  runQuietly('.setup/install.log', [...command, ...args], withNodeFirst(dirname(node)));
  rmSync(installing);
}

function install(title, dev, removePart) {
  expectNpmCache();
  bringToolchain();
  if (existsSync(installing)) step('Removing packages that were installed in part', removePart);
  step(title, () => npmInstall(dev));
}

function installSite() {
  // Who has the tools keeps them.
  const dev = existsSync(toolsStamp) ? '--include=dev' : '--omit=dev';
  install('Installing what the site needs (the first time, 0.4 GB)', dev, () =>
    rmSync('node_modules', { recursive: true, force: true }),
  );
  // It is optional, because each platform has another: npm says nothing where it could not be had.
  if (!existsSync(projectNode)) throw new SetUpProblem(`npm did not install ${projectNode}`);
  // The headers that come with Node are for compilers.
  rmSync(join(nodeFolder, 'include'), { recursive: true, force: true });
}

/** Adds them to what the site needs, which a server that runs meanwhile keeps. */
function installTools() {
  install('Installing what checks and tests need (the first time, 0.5 GB)', '--include=dev', () =>
    npmInstall('--omit=dev'),
  );
}

const isFor = (...commands) =>
  commands.some((command) => process.argv.slice(2).join(' ').startsWith(command));

/** Commands that check, test or measure. */
const needsTools = () =>
  isFor('--run', '--tools', 'scripts/experiments.ts', 'scripts/bench/', 'scripts/screens.ts');

/** Commands that need no built pages. */
const needsNoPages = () =>
  isFor('--tools', '--run checks', 'cli/', 'scripts/pictures/', 'scripts/release/sbom.ts');

function pagesFingerprint(browserslist) {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const sources = JSON.parse(readFileSync('scripts/set-up/page-sources.json', 'utf8'));
  return hashOf(sources)
    .update(JSON.stringify([browserslist, imports, process.env.SITE_URL]))
    .digest('hex');
}

/** @returns the folder of the pages, unless the command needs none */
function setUp() {
  const { scripts, browserslist, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = hashOf(['package-lock.json', 'patches', '.npmrc'])
    .update(JSON.stringify(manifest))
    .digest('hex');
  unlessCurrent(siteStamp, wanted, installSite);
  if (needsTools()) unlessCurrent(toolsStamp, wanted, installTools);

  if (needsNoPages()) return;
  const build = (folder) =>
    step('Building the pages', () =>
      runQuietly(
        '.setup/build.log',
        [projectNode, 'scripts/build.ts', folder],
        withNodeFirst(join('node_modules', '.bin')),
      ),
    );
  return buildFor(pagesFingerprint(browserslist), build, target === '--build');
}

/** Under the lock, so that no other set-up takes the pages for unused meanwhile. */
function setUpAndStart() {
  const pages = setUp();
  if (['--build', '--tools'].includes(target)) return;
  const child = spawn(projectNode, process.argv.slice(2), {
    stdio: 'inherit',
    env: {
      ...withNodeFirst(join(process.cwd(), 'node_modules', '.bin')),
      // For server/site/built-for.ts.
      ...(pages && { PAGES_DIR: pages }),
    },
  });
  if (pages) keepFor(child.pid, pages);
  return child;
}

/** What somebody can read and act on. Of anything else it throws the error. */
function problemIn(error) {
  if (error instanceof SetUpProblem) return error.message;
  const place = `${error.path ?? process.cwd()} (${error.code})`;
  if (['EROFS', 'EACCES', 'EPERM'].includes(error.code))
    return `Nothing can be written at ${place}. Make this folder writable for you, or copy it to one that is.`;
  if (error.code === 'ENOSPC')
    return `The disk is full at ${place}. Packages and pages need 2 GB: make room, and start again.`;
  throw error;
}

function startedChild() {
  try {
    // Of a folder in a read-only one mkdir says that it is not there.
    accessSync(process.cwd(), constants.W_OK);
    return exclusively(setUpAndStart);
  } catch (error) {
    console.error(problemIn(error));
    process.exit(1);
  }
}

const child = startedChild();
if (!child) process.exit();

// A terminal sends Ctrl-C to both processes; a service manager sends SIGTERM only to this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => signal === 'SIGINT' || child.kill(signal));
}
// npm runs this in a shell that does not forward SIGTERM but exits: so exit when the parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
