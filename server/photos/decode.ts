import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Decoded {
  large: Buffer;
  small: Buffer;
}

/** Exit code of a decoder that could not read the picture. */
export const undecodable = 65;
/** Wall-clock time, so that a busy machine has enough. */
const longestDecodingMs = 30_000;
/** How long a picture waits for others before it has to be sent again. */
const longestWaitMs = 20_000;
const mostOutput = 16 * 1024 * 1024;
/** Of all pictures that are received or wait for their turn, whether or not their senders still do: eight of the largest. */
export const mostPhotoBytesHeld = 24 * 1024 * 1024;

const decoder = fileURLToPath(new URL('./decoder.ts', import.meta.url));
const run = promisify(execFile);

const beginnings = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

/** What follows the first bytes may be anything. */
export function isPhoto(bytes: Buffer): boolean {
  return beginnings.test(bytes.toString('hex', 0, 12));
}

let last: Promise<unknown> = Promise.resolve();
let waitingBytes = 0;

/** One at a time, in a process of its own. `isWanted` is asked when its turn has come. Rejects if no decoder runs. */
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
  // Without our environment, which has secrets.
  const running = run(process.execPath, ['--max-old-space-size=64', decoder], {
    encoding: 'buffer',
    env: {},
    maxBuffer: mostOutput,
    timeout: longestDecodingMs,
    killSignal: 'SIGKILL',
  });
  // The exit of the process shows what went wrong.
  running.child.stdin?.on('error', () => undefined).end(bytes);
  try {
    const { stdout } = await running;
    const smallAt = 4 + stdout.readUInt32BE(0);
    return { large: stdout.subarray(4, smallAt), small: stdout.subarray(smallAt + 4) };
  } catch (error) {
    const { code, signal, killed } = error as ExecFileException;
    // The kernel ends it so when memory is short: it may fit later.
    if (killed || signal === 'SIGKILL') return 'late';
    if (code === undecodable || signal) return 'undecodable';
    throw error;
  }
}
