import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import manifest from '../../package.json' with { type: 'json' };
import type { LoadFigures } from './load.ts';

export type Served = Awaited<ReturnType<typeof serve>>;

/** Node's flags in the start command. */
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));

export const round = (value: number) => Math.round(value);

export function benchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the script in its own process. */
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
    /** Also counts per second of CPU time, because the client shares the machine and may be the bottleneck. */
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

export function answerUsage(stop: () => void | Promise<void>): void {
  process.on('message', async (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      process.send?.({ rss: process.memoryUsage().rss, cpuMicroseconds: user + system });
    }
    if (message === 'stop') {
      await stop();
      process.disconnect?.();
    }
  });
}
