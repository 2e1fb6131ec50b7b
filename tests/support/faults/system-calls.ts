import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Why `failCalls` does not work on this machine; undefined if it does. */
export function whyNoTracing(): string | undefined {
  const attempt = ['-f', '-o', '/dev/null', '-e', 'inject=fsync:error=EIO', process.execPath, '-v'];
  if (spawnSync('strace', attempt).status !== 0) return 'needs strace';
  return mayAttach() ? undefined : 'needs root, or a kernel.yama.ptrace_scope of 0';
}

/** Whether a process may trace another one that it has not started. */
function mayAttach(): boolean {
  const setting = '/proc/sys/kernel/yama/ptrace_scope';
  return userInfo().uid === 0 || !existsSync(setting) || readFileSync(setting, 'utf8') === '0\n';
}

/**
 * Makes system calls of a running process fail, such as `fsync,fdatasync` with `EIO`; with `files`, only calls on
 * those. Resolves, once strace is attached, to a function that detaches it.
 */
export async function failCalls(pid: number, calls: string, error: string, files: string[] = []) {
  const strace = spawn('strace', [
    ...['-f', '-p', String(pid), '-o', '/dev/null', '-e', `trace=${calls}`],
    ...['-e', `inject=${calls}:error=${error}`],
    ...files.flatMap((file) => ['-P', file]),
  ]);
  for await (const text of strace.stderr) if (String(text).includes('attached')) break;
  return async () => {
    strace.kill('SIGTERM');
    await once(strace, 'exit');
  };
}
