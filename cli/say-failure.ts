/** What has gone wrong, in a line. */
export function reasonOf(error: unknown): string {
  // A refused connection may be an AggregateError, which has a code but no message.
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}

/** Says what has gone wrong without a stack, and lets the command end with 1. */
export function sayFailure(error: unknown): void {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
