import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The system's text for the start time of a process; undefined if no process has this ID. */
function startOf(pid) {
  if (existsSync('/proc/self/stat')) {
    try {
      // Fields of proc(5) after the name, which may contain spaces: the first is the state, field 22 the start time.
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

/** Undefined if the process has ended. Contains its start time, because IDs are reused, in containers at each start. */
export function nameOf(pid) {
  const start = startOf(pid);
  return start && `${pid}-${start}`;
}

/** Names of running processes with a file in the folder. Removes the files of others. */
export function runningIn(folder) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => {
    const isRunning = name === nameOf(Number.parseInt(name, 10));
    if (!isRunning) rmSync(join(folder, name), { force: true });
    return isRunning;
  });
}
