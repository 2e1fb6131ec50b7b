import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { generate } from 'selfsigned';
import { expect, inject, onTestFinished, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';

/** Lets the test run's PostgreSQL offer encryption until the test ends. Resolves to the path of its certificate. */
async function offerEncryption(host: string): Promise<string> {
  const altNames = [{ type: 7 as const, ip: host }];
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const admin = new Client(inject('postgresUrl'));
  await admin.connect();
  const { rows } = await admin.query('show data_directory');
  const directory: string = rows[0].data_directory;
  const { uid, gid } = statSync(directory);
  for (const [name, text] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    writeFileSync(join(directory, name), text, { mode: 0o600 });
    chownSync(join(directory, name), uid, gid);
  }
  const set = async (value: 'on' | 'off') => {
    await admin.query(`alter system set ssl = ${value}`);
    await admin.query('select pg_reload_conf()');
  };
  await set('on');
  onTestFinished(async () => {
    await set('off');
    await admin.end();
  });
  const file = join(await temporaryDirectory(), 'ca.pem');
  writeFileSync(file, cert);
  return file;
}

const isEncrypted = sql<{ ssl: boolean }>`
  select ssl from pg_stat_ssl where pid = pg_backend_pid()`;

test('with sslmode=verify-full the connection is encrypted and its certificate verified, or fails', async () => {
  const ca = await offerEncryption('127.0.0.1');
  const url = await temporaryPostgresUrl();
  const isEncryptedAt = async (address: string) => {
    const database = await openTemporaryPostgres(address);
    return (await isEncrypted.execute(database.query)).rows[0]?.ssl;
  };
  const verified = `${url}?sslmode=verify-full&sslrootcert=${ca}`;
  await expect.poll(() => isEncryptedAt(verified).catch(() => false)).toBe(true);
  expect(await isEncryptedAt(url)).toBe(false);
  await expect(isEncryptedAt(`${url}?sslmode=verify-full`)).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  const elsewhere = verified.replace('127.0.0.1', 'localhost');
  await expect(isEncryptedAt(elsewhere)).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('with sslmode=verify-full a database that offers no encryption is refused', async () => {
  const url = `${await temporaryPostgresUrl()}?sslmode=verify-full`;
  await expect(openTemporaryPostgres(url)).rejects.toThrow('does not support SSL');
});
