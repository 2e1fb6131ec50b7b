import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import manifest from '../../package.json' with { type: 'json' };
import type { LoadFigures } from './load.ts';

export type Served = Awaited<ReturnType<typeof serve>>;

/** As `npm start` gives them to the server. */
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));

export const round = (value: number) => Math.round(value);

/** A folder that is removed when this process ends. */
export function benchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the site's server, or bare Node's, in a process of its own. */
export async function serve(script: 'bench-server.ts' | 'bare-server.ts', dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };
  const execArgv = script === 'bare-server.ts' ? [] : flags;
  const child = fork(join(import.meta.dirname, script), { env, execArgv });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];

  async function ask<Answer>(message: string): Promise<Answer> {
    child.send(message);
    const [answer] = await once(child, 'message');
    return answer as Answer;
  }

  async function usage(): Promise<{ memoryMb: number; cpuSeconds: number }> {
    const { rss, cpuMicroseconds } = await ask<{ rss: number; cpuMicroseconds: number }>('usage');
    return { memoryMb: round(rss / 1024 / 1024), cpuSeconds: cpuMicroseconds / 1e6 };
  }

  /** Reads the database beside the running server. */
  function read(query: string) {
    const file = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
    const row = file.prepare(query).get();
    file.close();
    return row;
  }

  return {
    url,
    usage,
    signIn: async () => (await ask<{ cookie: string }>('sign in')).cookie,
    rowCount: (table: string) => Number(read(`select count(*) as rows from ${table}`)?.rows),
    captchaSecret: () => String(read("select value from secrets where name = 'captcha'")?.value),
    /** Requests per second of the server's CPU time too: the client shares the machine and may be the bottleneck. */
    async loadRow(load: () => Promise<LoadFigures>) {
      const before = await usage();
      const { requests, requestsPerSecond, p99Ms, failed } = await load();
      const cpuSeconds = (await usage()).cpuSeconds - before.cpuSeconds;
      return {
        'per second': round(requestsPerSecond),
        'per CPU second': round(requests / cpuSeconds),
        'p99 ms': round(p99Ms),
        failed,
      };
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
