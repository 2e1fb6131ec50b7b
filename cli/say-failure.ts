/** Says what has gone wrong without a stack, and lets the command end with 1. */
export function sayFailure(error: unknown): void {
  // A refused connection may be an AggregateError, which has a code but no message.
  const { message, code } = error as { message?: string; code?: string };
  console.error(message || code || String(error));
  process.exitCode = 1;
}
