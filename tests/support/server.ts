import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A row of any table, as SQLite gives it. */
type Row = Record<string, string | number | null>;

export interface RunningServer {
  url: string;
  /** Everything it has written so far. */
  output(): string;
  rows(sql: string): Row[];
  /** What somebody of this name has sent. */
  rowsOf(name: string): Row[];
  /** Sets a row of the settings, as the operator does. */
  set(key: string, value: string): void;
  /** Hangs up on its log, as a terminal does that goes away. */
  closeOutput(): void;
  /** Ends it as a service manager would, and waits. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Signals all its processes at once, as systemd does. For servers that were not started alone. */
  signalGroup(signal: NodeJS.Signals): void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
  /** The same server again, on the same data and the same port. */
  restart(): Promise<RunningServer>;
}

interface Place {
  dataDir: string;
  port: string;
  env: Record<string, string>;
  command: readonly string[];
}

const alone = [process.execPath, 'server/main.ts'];

/**
 * As `npm start` has it: the server is the child of scripts/set-up.mjs. Named as if it stood under cli/, it is not
 * built first, which the tests running beside this one would notice.
 */
export const throughSetUp = [process.execPath, 'scripts/set-up.mjs', 'cli/../server/main.ts'];

/** With room for so many open files and connections. */
export function withOpenFiles(count: number): string[] {
  return ['sh', '-c', `ulimit -n ${count} && exec "$0" "$@"`, ...alone];
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

async function startAt(place: Place): Promise<RunningServer> {
  const { dataDir, port, env, command } = place;
  let written = '';
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    // A group of its own, so that a signal to all of it spares the test.
    detached: command !== alone,
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, ...env },
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
  const rows = (sql: string) => {
    const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  };
  return {
    url,
    output: () => written,
    rows,
    rowsOf: (name) => rows(`select * from submissions where name = '${name}'`),
    set(key, value) {
      const database = new DatabaseSync(join(dataDir, 'site.db'));
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
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    signalGroup(signal) {
      if (child.pid) process.kill(-child.pid, signal);
    },
    ended: ended.then(() => child.exitCode),
    restart: () => startAt({ ...place, port: new URL(url).port }),
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
