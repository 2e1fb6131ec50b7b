import type { FastifyInstance } from 'fastify';

/** Never runs `work` twice at once: what falls due during a run is one run after it. Returns a function to run it. */
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
