import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openPostgres } from '../../../server/database/database.ts';

/** Creates an empty database for this test, in the cluster of the test run or another one. Resolves to its URL. */
export async function temporaryPostgresUrl(cluster = inject('postgresUrl')): Promise<string> {
  const url = new URL(cluster);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client(url.href);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

export async function openTemporaryPostgres(url: string): Promise<Database> {
  const database = await openPostgres(url, () => undefined);
  onTestFinished(() => database.close());
  return database;
}
