import type { FastifyBaseLogger } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import { type Database, openDatabase, unmigratedPostgres } from './database/database.ts';
import { buildStandIn } from './stand-in.ts';

export interface Site {
  app: Awaited<ReturnType<typeof buildStandIn>>;
  /** Also closes its database. */
  close(): Promise<void>;
}

/** Opens the whole site or its stand-in, each with database connections of its own. */
export function siteOpener(parts: Omit<AppParts, 'database'>) {
  const { config } = parts;
  let log: FastifyBaseLogger | undefined;
  const onIdleError = (error: Error) => log?.error({ err: error }, 'database trouble');

  async function siteOn(database: Database, build: typeof buildApp): Promise<Site> {
    try {
      const app = await build({ ...parts, database });
      await app.ready();
      log = app.log;
      return {
        app,
        async close() {
          await app.close();
          await database.close();
        },
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  return {
    open: async () => siteOn(await openDatabase(config, onIdleError), buildApp),
    openStandIn: async (url: string) => siteOn(unmigratedPostgres(url, onIdleError), buildStandIn),
  };
}
