import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** An error that is shown without a stack trace. */
export class SetUpProblem extends Error {}

/** Writes to stderr, because programs read the stdout of some commands. */
export function step(title, work) {
  const started = Date.now();
  const time = () => {
    const seconds = (Date.now() - started) / 1000;
    return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  };
  process.stderr.write(`${title} … `);
  try {
    work();
  } catch (error) {
    process.stderr.write(`failed after ${time()}\n`);
    throw error;
  }
  process.stderr.write(`${time()}\n`);
}

/** Writes the command's output to `log`, and to the screen only if it fails. */
export function runQuietly(log, [command, ...args], env = process.env) {
  const output = openSync(log, 'w');
  // Ctrl-C also reaches the command. Without a listener, this process would end before it could report that.
  const stay = () => undefined;
  process.on('SIGINT', stay);
  const stdio = ['ignore', output, output];
  const { status, signal, error } = spawnSync(command, args, { stdio, env });
  process.off('SIGINT', stay);
  closeSync(output);
  if (signal === 'SIGINT' || status === 130) {
    throw new SetUpProblem('Stopped by Ctrl-C. The next start goes on with this step.');
  }
  if (error) throw new SetUpProblem(`${command} cannot be run: ${error.message}`);
  if (status === 0) return;
  const written = readFileSync(log, 'utf8').trim();
  throw new SetUpProblem(written || `"${[command, ...args].join(' ')}" ended with ${status}`);
}
