/** CPU time limit for one parser and one text, in ms. */
const most = 50;
const tries = 10;

/**
 * Resolves to the names of the texts for which `run` takes more than 50 ms of this thread's CPU time in each of ten
 * runs after a warm-up: other processes slow the core and lengthen CPU time, but not in all of them.
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
