const addresses = new WeakMap<() => Promise<unknown>, string>();

/** How much is read of a browser's error message, which names the file. */
const mostRead = 1000;

/**
 * Imports a module that may have failed before. Chromium caches a failed import by its URL for as long as
 * the page is open; its error names that URL. Under another URL it is fetched again. Once the URL is known,
 * the original loader is not called again: it would only repeat the old failure, and the handler of missing
 * files would treat it as a new one.
 *
 * @param load the dynamic import, which must be the same one each time
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!addresses.has(load)) {
    try {
      return await load();
    } catch (error) {
      const [address] = /https?:\S+\.js/.exec(String(error).slice(0, mostRead)) ?? [];
      if (!address) throw error;
      addresses.set(load, address);
    }
  }
  return await import(/* @vite-ignore */ `${addresses.get(load)}?again=${Date.now()}`);
}
