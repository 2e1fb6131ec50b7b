const addresses = new WeakMap<() => Promise<unknown>, string>();

const mostRead = 1000;

/**
 * Chromium caches a failed import by its URL while the page is open, and names the URL in the error. The original
 * loader is not called again: its old failure would look like a new one to the handler of missing files.
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
