/** Runs work with the same key one after the other, work with different keys concurrently. */
export function keyedMutex() {
  const running = new Map<string, Promise<unknown>>();
  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (running.get(key) ?? Promise.resolve()).then(work, work);
    running.set(key, result);
    try {
      return await result;
    } finally {
      if (running.get(key) === result) running.delete(key);
    }
  };
}
