import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, runningIn } from './processes.mjs';

const locks = '.setup/locks';

/** Takes a place among those who have the lock, until this process ends. */
export function hold() {
  const lock = join(locks, nameOf(process.pid));
  writeFileSync(lock, '');
  return lock;
}

/**
 * Lets a second set-up wait for the first. Whose lock is alone has it, and of two at once each takes its own back: nobody
 * ever removes the lock of a process that runs.
 */
export function exclusively(work) {
  const own = nameOf(process.pid);
  let lock;
  const isAlone = () => runningIn(locks).every((name) => name === own);
  for (let isWaiting = false; ; ) {
    if (isAlone()) {
      lock = hold();
      if (isAlone()) break;
      rmSync(lock);
    }
    if (!isWaiting) process.stderr.write('Waiting for another set-up in this folder …\n');
    isWaiting = true;
    // Not in step with others, who would meet again.
    const ms = 100 + 200 * Math.random();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}
