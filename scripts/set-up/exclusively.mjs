import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const lock = '.setup/lock';

/** Lets a second set-up wait for the first. */
export function exclusively(work) {
  mkdirSync('.setup', { recursive: true });
  for (let isWaiting = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isRunning(Number(readFileSync(lock, 'utf8')))) {
        rmSync(lock, { force: true });
        continue;
      }
      if (!isWaiting) process.stderr.write('Waiting for another set-up in this folder …\n');
      isWaiting = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  work();
  rmSync(lock, { force: true });
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
