/** Runs Vite with hot reload at http://localhost:3000, and the API server, which restarts when its sources change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { startWords } from '../content/owner/start.ts';
import { builtLanguage, environmentOf } from './built-language.ts';

const apiPort = process.env.API_PORT ?? '3001';

async function isTaken(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return false;
  } catch {
    return true;
  } finally {
    probe.close();
  }
}

if (await isTaken(3000)) {
  console.error(startWords.devPortTaken(3000));
  process.exit(1);
}
if (await isTaken(Number(apiPort))) {
  console.error(startWords.portTaken('API_PORT', Number(apiPort), '127.0.0.1'));
  process.exit(1);
}

const env = {
  ...environmentOf(builtLanguage),
  PORT: apiPort,
  API_PORT: apiPort,
  SITE_URL: 'http://localhost:3000',
};

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...env, DRAIN_SECONDS: '0' }, // each restart sends SIGTERM
  }),
  spawn('react-router', ['dev', '--port', '3000'], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }),
];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stop);
process.on('SIGTERM', stop);
// Ctrl-C also goes to the child processes.
process.on('SIGINT', () => {});
