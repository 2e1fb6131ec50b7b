import { PostgresDialect } from 'kysely';
import pg from 'pg';

const jsonType = 114;

/**
 * Every wait is bounded, so that a database that does not answer becomes a 503 and not a hang.
 * JSON comes back as its text, as SQLite returns it.
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
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
  // Unheard, either error would end the process. The pool replaces an idle connection that breaks; on one
  // in use the next query fails, and tells whoever uses it.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
