import { reasonOf } from '../server/log.ts';

/** Says what has gone wrong without a stack, and lets the command end with 1. */
export function sayFailure(error: unknown): void {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
