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
  /** Sets a row of the settings, as the operator does. */
  set(key: string, value: string): void;
  /** Hangs up on its log, as a terminal does that goes away. */
  closeOutput(): void;
  /** Ends it as a service manager would, and waits. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
  /** The same server again, on the same data and the same port. */
  restart(): Promise<RunningServer>;
}

interface Place {
  dataDir: string;
  port: string;
  env: Record<string, string>;
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

async function startAt({ dataDir, port, env }: Place): Promise<RunningServer> {
  let written = '';
  const child = spawn(process.execPath, ['server/main.ts'], {
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
  return {
    url,
    output: () => written,
    rows(sql) {
      const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
      try {
        return database.prepare(sql).all() as Row[];
      } finally {
        database.close();
      }
    },
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
    restart: () => startAt({ dataDir, port: new URL(url).port, env }),
  };
}

/** Starts the real server, `server/main.ts`, on a free port with an empty folder for its data. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return startAt({ dataDir, port: '0', env });
}
