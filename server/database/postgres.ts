import { PostgresDialect } from 'kysely';
import pg from 'pg';

const jsonType = 114;

/** Time limits make an unresponsive database cause a 503 instead of a hang. JSON is text, as on SQLite. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A connection that has gone silent is handed out again after its time limit: it must not stay.
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
  // Without these, an error of a connection, idle or in use, would end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
