import { PostgresDialect } from 'kysely';
import pg from 'pg';

const jsonType = 114;

/**
 * Every operation has a time limit, so that an unresponsive database causes a 503 instead of a hang.
 * JSON is returned as text, as on SQLite.
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
  // Without listeners either error would end the process. The pool replaces a broken idle connection; on a
  // connection in use, the next query rejects.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
