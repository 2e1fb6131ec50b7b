/**
 * Installs and builds what is missing or outdated, then runs the rest of the command line with the project's Node.
 *
 *   node scripts/set-up.mjs server/main.ts
 *   node scripts/set-up.mjs --build          only builds the pages
 *   node scripts/set-up.mjs --tools          only installs, including what checks and tests need
 *
 * Runs on any Node from 18 on, before packages are installed, so it uses built-in modules only.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
// Imported here, because they read files of the current folder.
const { buildFor, keepFor } = await import('./set-up/builds.mjs');
const { exclusively } = await import('./set-up/exclusively.mjs');
const { hashOf, unlessCurrent } = await import('./set-up/fingerprint.mjs');
const { runQuietly, SetUpProblem, step } = await import('./set-up/step.mjs');
const { bringToolchain, expectNpmCache, nodeFolder, pinnedNpm, projectNode } = await import(
  './set-up/toolchain.mjs'
);

/** Each contains the hash of the versions that were installed completely. */
const siteStamp = 'node_modules/.set-up';
const toolsStamp = 'node_modules/.set-up-tools';
/** Exists while packages are installed. After a kill, npm would take incomplete files for installed packages. */
const installing = '.setup/installing';
const [target = '--build'] = process.argv.slice(2);

/** Node's compile cache saves a third of the startup time, and 15 MB of a server's memory. */
function withNodeFirst(folder) {
  return {
    NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: folder + delimiter + process.env.PATH,
  };
}

/** `dev`: --include=dev or --omit=dev. */
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
  // This must not remove tools that were installed.
  const dev = existsSync(toolsStamp) ? '--include=dev' : '--omit=dev';
  install('Installing what the site needs (the first time, 0.4 GB)', dev, () =>
    rmSync('node_modules', { recursive: true, force: true }),
  );
  // Node is an optional dependency, one per platform, so npm does not fail if it cannot be fetched.
  if (!existsSync(projectNode)) throw new SetUpProblem(`npm did not install ${projectNode}`);
  // Only compilers need Node's headers.
  rmSync(join(nodeFolder, 'include'), { recursive: true, force: true });
}

/** Removes nothing that the site needs, because a server may be running. */
function installTools() {
  install('Installing what checks and tests need (the first time, 0.5 GB)', '--include=dev', () =>
    npmInstall('--omit=dev'),
  );
}

const isFor = (...commands) =>
  commands.some((command) => process.argv.slice(2).join(' ').startsWith(command));

const needsTools = () =>
  isFor('--run', '--tools', 'scripts/experiments.ts', 'scripts/bench/', 'scripts/screens.ts');

const needsNoPages = () =>
  isFor('--tools', '--run checks', 'cli/', 'scripts/pictures/', 'scripts/release/sbom.ts');

function pagesFingerprint(browserslist) {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const sources = JSON.parse(readFileSync('scripts/set-up/page-sources.json', 'utf8'));
  return hashOf(sources)
    .update(JSON.stringify([browserslist, imports, process.env.SITE_URL]))
    .digest('hex');
}

/** @returns the folder of the pages; undefined if the command needs none */
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

/** Runs under the lock, so that another set-up cannot remove these pages as unused before they are marked as used. */
function setUpAndStart() {
  const pages = setUp();
  if (['--build', '--tools'].includes(target)) return;
  const child = spawn(projectNode, process.argv.slice(2), {
    stdio: 'inherit',
    env: {
      ...withNodeFirst(join(process.cwd(), 'node_modules', '.bin')),
      // Read by server/site/built-for.ts.
      ...(pages && { PAGES_DIR: pages }),
    },
  });
  if (pages) keepFor(child.pid, pages);
  return child;
}

/** Describes the error in one sentence for people. Rethrows errors that it has none for. */
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
    // Check this first, because mkdir in a read-only folder fails with a misleading ENOENT.
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
// npm runs this in a shell that exits on SIGTERM without forwarding it, so stop when the parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
