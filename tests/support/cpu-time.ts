/** CPU milliseconds that one text may cost one parser. */
const most = 50;
const tries = 3;

/**
 * The names of the texts that take `run` longer than 50 ms of this thread's time, the best of three runs:
 * what other processes do meanwhile does not count. One more run before them warms the code up.
 */
export async function slowTexts(
  texts: readonly (readonly [name: string, text: string])[],
  run: (text: string) => unknown,
): Promise<string[]> {
  await run(texts[0]?.[1] ?? '');
  const slow: string[] = [];
  for (const [name, text] of texts) {
    const best = await quickest(() => run(text));
    if (best > most) slow.push(`${name}: ${Math.round(best)} ms`);
  }
  return slow;
}

async function quickest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && best > most; left -= 1) {
    const before = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
