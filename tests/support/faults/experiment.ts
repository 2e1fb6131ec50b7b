import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What an experiment has measured, for the line that `npm run faults` prints. */
    figure?: string;
  }
}

/** How often to repeat: a few times in `npm test`, in full under `npm run faults` and `npm run engines`. */
export function times(quick: number, full: number): number {
  return process.env.EXPERIMENTS === 'full' ? full : quick;
}

/** States what this experiment has measured. Call it last, when everything has been checked. */
export function figure({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.figure = text;
}

/** A time limit that is generous for the full number of repetitions. */
export const longTimeout = { timeout: 30 * 60_000 };

export const count = (value: number, thing = ''): string =>
  `${value.toLocaleString('en-US')} ${thing}`.trim();
