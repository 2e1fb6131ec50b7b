import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** When a process has started, in the words of the system; undefined if there is none with this id. */
function startOf(pid) {
  if (existsSync('/proc/self/stat')) {
    try {
      // proc(5): state, and the time as 22nd field. The name in brackets may hold spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
      return 'ZX'.includes(fields[0]) ? undefined : fields[19];
    } catch (error) {
      if (['ENOENT', 'ESRCH'].includes(error.code)) return;
      throw error;
    }
  }
  if (process.platform !== 'win32') {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', pid], { encoding: 'utf8', env });
    return stdout.trim().replace(/\W+/g, '-') || undefined;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return;
  }
  return 'unknown';
}

/** Of a process while it runs. Its id alone is given to another one after its end, in a container at each start. */
export function nameOf(pid) {
  const start = startOf(pid);
  return start && `${pid}-${start}`;
}

/** The running processes that have a file of their name in the folder. Removes the files of those that have ended. */
export function runningIn(folder) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => {
    const isRunning = name === nameOf(Number.parseInt(name, 10));
    if (!isRunning) rmSync(join(folder, name), { force: true });
    return isRunning;
  });
}
