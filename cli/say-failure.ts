import { reasonOf } from '../server/log.ts';

/** Prints what has gone wrong without a stack trace, and makes the command exit with 1. */
export function sayFailure(error: unknown): void {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
