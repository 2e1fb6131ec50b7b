import type { FastifyInstance } from 'fastify';

/**
 * Runs `work` at an interval until the server closes, which waits for it. Never twice at once: what falls due
 * during a run is one more run after it. A run that fails is logged with the message `failure`.
 * @returns a function that runs it now; resolves when that run has ended
 */
export function runEvery(
  app: FastifyInstance,
  everyMs: number,
  work: () => Promise<void>,
  failure: string,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isDue = false;

  async function runWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      await work().catch((error) => app.log.error({ err: error }, failure));
    }
    running = undefined;
  }

  function run(): Promise<void> {
    isDue = true;
    running ??= runWhileDue();
    return running;
  }

  const timer = setInterval(run, everyMs);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return run;
}
