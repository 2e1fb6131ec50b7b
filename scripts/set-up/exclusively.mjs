import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, runningIn } from './processes.mjs';

const locks = '.setup/locks';

export function hold() {
  const lock = join(locks, nameOf(process.pid));
  writeFileSync(lock, '');
  return lock;
}

/** A process has the lock if no other has one. If two try at once, both retry: the lock of a running process stays. */
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
    // Random, so that two processes do not collide again and again.
    const ms = 100 + 200 * Math.random();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}
