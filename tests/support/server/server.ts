import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A row of any table, as SQLite gives it. */
type Row = Record<string, string | number | null>;

export interface RunningServer {
  url: string;
  /** Process id of the server itself, unless it was started through another program. */
  pid: number;
  /** DATA_DIR, as other processes see it. */
  dataDir: string;
  /** Everything it has written to stdout and stderr so far. */
  output(): string;
  rows(sql: string): Row[];
  /** Submissions under this name. */
  rowsOf(name: string): Row[];
  /** Inserts a row into the settings table. */
  set(key: string, value: string): void;
  /** Closes the pipes that it logs to, as when a terminal goes away. */
  closeOutput(): void;
  /** Sends it a signal, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void;
  /** Stops it with SIGTERM, as a service manager would. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Signals its whole process group, as systemd does. Not for servers started with the default command. */
  signalGroup(signal: NodeJS.Signals): void;
  /** Resolves to its exit code once it has ended. */
  ended: Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Starts the server again on the same data, and on the same port and by the same command unless others are given. */
  restart(changes?: Partial<Pick<ServerStart, 'port' | 'command'>>): Promise<RunningServer>;
}

interface ServerStart {
  dataDir: string;
  port: string;
  env: Record<string, string>;
  command: readonly string[];
}

const alone = [process.execPath, 'server/main.ts'];

/**
 * Starts the server as a child of scripts/set-up.mjs, as `npm start` does. The path goes through cli/ because
 * set-up.mjs then builds nothing: the server uses the tests' pages.
 */
export const throughSetUp = [process.execPath, 'scripts/set-up.mjs', 'cli/../server/main.ts'];

/** The command that starts the server with a limit of `count` open files, including connections. */
export function withOpenFiles(count: number): string[] {
  return ['sh', '-c', `ulimit -n ${count} && exec "$0" "$@"`, ...alone];
}

/**
 * The command that starts the server after `mount`, a shell command in which `$0` is the folder. Only the server sees
 * the mount; others find the folder in `/proc/PID/root`.
 */
export function withMount(folder: string, mount: string, command = alone): string[] {
  const script = `${mount} && exec "$@"`;
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', script, folder, ...command];
}

/** Why `withMount` does not work on this machine; undefined if it does. */
export function whyNoMounts(): string | undefined {
  const mount = ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()];
  return spawnSync('unshare', mount).status === 0
    ? undefined
    : 'needs a Linux on which unshare may mount';
}

function firstLine(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)));
  });
}

async function startAt(place: ServerStart): Promise<RunningServer> {
  const { dataDir, port, env, command } = place;
  let written = '';
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    // In a process group of its own, so that signalGroup does not reach the test.
    detached: command !== alone,
    // Leave load balancers no time, which would add 5 s to each stop.
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const ended = once(child, 'exit');
  const url = await firstLine(child, () => written);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const isMounted = command[0] === 'unshare';
  const seenAt = isMounted ? `/proc/${child.pid}/root${dataDir}` : dataDir;
  const rows = (sql: string) => {
    // SQLite cannot open a file through /proc, so it gets a copy.
    const readable = isMounted ? mkdtempSync(join(tmpdir(), 'site-')) : dataDir;
    if (isMounted) cpSync(seenAt, readable, { recursive: true });
    const database = new DatabaseSync(join(readable, 'site.db'), { readOnly: true });
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
      if (isMounted) rmSync(readable, { recursive: true });
    }
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: seenAt,
    output: () => written,
    rows,
    rowsOf: (name) => rows(`select * from submissions where name = '${name}'`),
    set(key, value) {
      // The server may be writing at the same moment.
      const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 });
      try {
        database.prepare('insert into settings (key, value) values (?, ?)').run(key, value);
      } finally {
        database.close();
      }
    },
    closeOutput() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    signal: (signal) => void child.kill(signal),
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    signalGroup(signal) {
      if (child.pid) process.kill(-child.pid, signal);
    },
    ended: ended.then(() => child.exitCode),
    restart: (changes) => startAt({ ...place, port: new URL(url).port, ...changes }),
  };
}

/** Starts the real server, `server/main.ts`, on a free port; DATA_DIR is an empty folder unless given. */
export async function startServer(
  env: Record<string, string> = {},
  command: readonly string[] = alone,
): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return startAt({ dataDir, port: '0', env, command });
}
