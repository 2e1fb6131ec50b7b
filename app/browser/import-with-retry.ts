/** URL of the failed module, per loader. */
const addresses = new WeakMap<() => Promise<unknown>, string>();

/** Of a browser's error, whose first words name the file. */
const mostRead = 1000;

/**
 * Imports a module that may have failed before. Chromium remembers a failed import for as long as
 * the page lives, under its address, which its error names: under another one it is fetched anew.
 * Once that is known the loader is not asked again: it would only report the old failure, and
 * whoever listens for missing files would take it for a new one.
 *
 * @param load the dynamic import; must be the same one each time
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
