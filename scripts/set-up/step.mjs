import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** What somebody can read and act on: shown without a stack. */
export class SetUpProblem extends Error {}

/** Runs `work` behind one line with its title and time. On stderr: the output of some commands is read by programs. */
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

/** Runs a command. What it writes goes to the file `log`, and to the screen only if the command fails. */
export function runQuietly(log, [command, ...args], env = process.env) {
  const output = openSync(log, 'w');
  // A terminal sends Ctrl-C to the command too: without a listener this process would end before it can say so.
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
