import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Config } from './config.ts';

export interface ServerParts {
  config: Config;
  database: Database;
  clock: ServerClock;
}

export interface LinkParts extends ServerParts {
  /** The key from which link tokens and the hashes of phone numbers are derived. */
  secret: string;
}
