import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../server/listen.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

async function startWith(env: Record<string, string>): Promise<SpawnSyncReturns<string>> {
  const DATA_DIR = await temporaryDirectory();
  return spawnSync(process.execPath, ['server/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR, ...env },
    encoding: 'utf8',
  });
}

test.each(['PORT', 'OPS_PORT'])('a taken %s is reported in one sentence', async (name) => {
  const port = await takenPort();
  const { status, stderr } = await startWith({ [name]: String(port) });
  expect(stderr).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: stop it, or choose another port with ${name}.\n`,
  );
  expect(status).toBe(1);
});

test('a HOST of another machine is reported in one sentence', async () => {
  const { status, stderr } = await startWith({ HOST: '192.0.2.1' });
  expect(stderr).toBe(
    '192.0.2.1 is not an address of this machine: choose another with HOST, such as 127.0.0.1, or 0.0.0.0 for all.\n',
  );
  expect(status).toBe(1);
});

test('the error for a privileged port names the ports that need no privileges', async () => {
  const refusing = {
    listen: () => Promise.reject(Object.assign(new Error('listen'), { code: 'EACCES' })),
  };
  const place = { host: '::', port: 80, variables: { host: 'HOST', port: 'PORT' } };
  await expect(listen(refusing, { ...place, logged: String })).rejects.toThrow(
    'Port 80 is for privileged programs: choose 1024 or higher with PORT.',
  );
});

test('a data folder that is a file is reported in one sentence', async () => {
  const { status, stderr } = await startWith({ DATA_DIR: join(process.cwd(), 'package.json') });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('package.json');
  expect(status).toBe(1);
});

test.each([
  [
    '2',
    'LISTEN_FDS is 2: the server takes one socket, so one ListenStream in locksmith-site.socket.\n',
  ],
  [
    '1',
    'What LISTEN_FDS hands over cannot be listened at: locksmith-site.socket needs ListenStream with a port of TCP, and no Accept=yes.\n',
  ],
])('LISTEN_FDS=%s without a usable socket is reported in one sentence', async (count, sentence) => {
  const DATA_DIR = await temporaryDirectory();
  const script = 'LISTEN_PID=$$ exec "$0" server/main.ts';
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath], {
    env: { ...process.env, DATA_DIR, LISTEN_FDS: count },
    encoding: 'utf8',
  });
  expect(stderr).toBe(sentence);
  expect(status).toBe(1);
});
