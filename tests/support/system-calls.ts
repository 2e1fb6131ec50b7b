import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Why `failCalls` does not work on this machine; undefined if it does. */
export function whyNoTracing(): string | undefined {
  const attempt = ['-f', '-o', '/dev/null', '-e', 'inject=fsync:error=EIO', process.execPath, '-v'];
  return spawnSync('strace', attempt).status === 0 ? undefined : 'needs strace';
}

/**
 * Makes system calls of a running process fail, such as `fsync,fdatasync` with `EIO`, if given only those on these
 * files. Resolves, once they do, to a function that ends it.
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
