import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Decoded {
  large: Buffer;
  small: Buffer;
}

/** Exit code of a decoder that could not read the picture. */
export const undecodable = 65;
/** Wall-clock time, which must be enough on a busy machine. */
const longestDecodingMs = 30_000;
/** How long a picture waits for others before it has to be sent again. */
const longestWaitMs = 20_000;
const mostOutput = 16 * 1024 * 1024;
/** The limit for all pictures being received or waiting, even if their senders have gone: eight of the largest. */
export const mostPhotoBytesHeld = 24 * 1024 * 1024;

const decoder = fileURLToPath(new URL('./decoder.ts', import.meta.url));
const run = promisify(execFile);

const beginnings = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

/** Checks only the first bytes; anything may follow them. */
export function isPhoto(bytes: Buffer): boolean {
  return beginnings.test(bytes.toString('hex', 0, 12));
}

let last: Promise<unknown> = Promise.resolve();
let waitingBytes = 0;

/** Decodes one at a time, in a separate process. Calls `isWanted` at its turn. Rejects if the decoder does not run. */
export async function decodePhoto(
  bytes: Buffer,
  isWanted: () => boolean,
): Promise<Decoded | 'undecodable' | 'late'> {
  if (waitingBytes + bytes.length > mostPhotoBytesHeld) return 'late';
  waitingBytes += bytes.length;
  const since = performance.now();
  const turn = last.then(async () => {
    const isLate = performance.now() - since > longestWaitMs;
    return isLate || !isWanted() ? 'late' : decodeAlone(bytes);
  });
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waitingBytes -= bytes.length;
  }
}

async function decodeAlone(bytes: Buffer): Promise<Decoded | 'undecodable' | 'late'> {
  // Do not pass on our environment, because it contains secrets.
  const running = run(process.execPath, ['--max-old-space-size=64', decoder], {
    encoding: 'buffer',
    env: {},
    maxBuffer: mostOutput,
    timeout: longestDecodingMs,
    killSignal: 'SIGKILL',
  });
  // Ignore write errors, because the exit of the process shows what went wrong.
  running.child.stdin?.on('error', () => undefined).end(bytes);
  try {
    const { stdout } = await running;
    const smallAt = 4 + stdout.readUInt32BE(0);
    return { large: stdout.subarray(4, smallAt), small: stdout.subarray(smallAt + 4) };
  } catch (error) {
    const { code, signal, killed } = error as ExecFileException;
    // The kernel kills the process this way when memory is short, so the picture may fit later.
    if (killed || signal === 'SIGKILL') return 'late';
    if (code === undecodable || signal) return 'undecodable';
    throw error;
  }
}
