/**
 * Makes a fresh clone ready, then hands the rest of the command line to the project's own Node.
 *
 *   node scripts/set-up.mjs server/main.ts
 *
 * Runs before dependencies are installed and on any Node from 18 on, so it uses built-in modules only. Steps
 * whose sources have not changed are skipped.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const windows = process.platform === 'win32';
const projectNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

function withNodeFirst(folder) {
  return { ...process.env, PATH: folder + delimiter + process.env.PATH };
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (error) throw error;
  if (status !== 0) {
    console.error(`set-up: "${[command, ...args].join(' ')}" failed`);
    process.exit(status ?? 1);
  }
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update('\0').update(readFileSync(path));
    }
  };
  for (const path of paths) add(path);
  return hash;
}

/** Runs `make` unless the file `stamp` records a run for the same sources. */
function unlessCurrent(stamp, fingerprint, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(stamp, { force: true });
  make();
  writeFileSync(stamp, fingerprint);
}

/**
 * An older npm, or npm on an older Node, silently skips or replaces packages that require a newer one. So the
 * pinned Node and npm are installed first, in a separate folder, and install the rest.
 */
function install() {
  const toolchain = join(root, '.setup');
  const nodeVersion = manifest.dependencies.node;
  const [platform, arch] = [windows ? 'win' : process.platform, process.arch];
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const nodePackage = `${prefix}-${platform}-${arch}`;
  console.log(`set-up: fetching Node ${nodeVersion} and the dependencies (once)`);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  mkdirSync(toolchain, { recursive: true });
  writeFileSync(join(toolchain, 'package.json'), '{"private":true}');
  run(
    ...anyNpm([
      'install',
      ...quiet,
      '--prefix',
      toolchain,
      `${nodePackage}@${nodeVersion}`,
      manifest.packageManager,
    ]),
  );
  const bin = join(toolchain, 'node_modules', nodePackage, 'bin');
  const npm = join(toolchain, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  run(
    join(bin, windows ? 'node.exe' : 'node'),
    [npm, 'install', ...quiet, '--no-save', '--include=dev'],
    withNodeFirst(bin),
  );
}

/** Path of the npm that runs this script, or of the one on the PATH. */
function anyNpm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Lock: a second set-up waits for the first. */
function exclusively(work) {
  const lock = join(root, '.setup', 'lock');
  mkdirSync(join(root, '.setup'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  work();
  rmSync(lock, { force: true });
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

exclusively(() => {
  const wanted = hashOf(['package-lock.json', 'patches'])
    .update(JSON.stringify([manifest.dependencies, manifest.devDependencies]))
    .digest('hex');
  unlessCurrent(join('node_modules', '.set-up'), wanted, install);

  // The commands in cli/ need no pages, and a build could replace the running server's with another SITE_URL.
  if (process.argv[2]?.startsWith('cli/')) return;
  const scripts = ['scripts/build.ts', 'scripts/after-build', 'scripts/site', 'server/config.ts'];
  const sources = ['app', 'art', 'content', 'contract', 'public', ...scripts];
  const configuration = [
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'patches',
  ];
  const page = hashOf([...sources, ...configuration])
    .update(process.env.SITE_URL ?? '')
    .digest('hex');
  mkdirSync('build', { recursive: true });
  unlessCurrent(join('build', '.set-up'), page, () => run(projectNode, ['--run', 'build']));
});

const child = spawn(projectNode, process.argv.slice(2), {
  stdio: 'inherit',
  env: withNodeFirst(join(root, 'node_modules', '.bin')),
});
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
