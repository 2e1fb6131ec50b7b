/** Answers the parent's questions about this process, and calls `stop` when it asks to stop. */
export function answerUsage(stop: () => void | Promise<void>): void {
  process.on('message', async (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      process.send?.({ rss: process.memoryUsage().rss, cpuMicroseconds: user + system });
    }
    if (message === 'stop') {
      await stop();
      process.disconnect?.();
    }
  });
}
