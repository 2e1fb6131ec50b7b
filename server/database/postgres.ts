import { PostgresDialect } from 'kysely';
import pg from 'pg';

const jsonType = 114;

/** Time limits turn an unresponsive database into a 503 instead of a hang. JSON is returned as text, as on SQLite. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // The pool reuses a connection even if it went silent and its query timed out, so its lifetime must be short.
    maxLifetimeSeconds: 30,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === jsonType ? (text: string) => text : pg.types.getTypeParser(type, format),
    },
  });
  // Without these listeners, an error on an idle or busy connection would end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
