/**
 * Imports a module that may have failed before. Chromium remembers a failed import for as long as
 * the page lives, under its address, which its error names: under another one it is fetched anew.
 *
 * @param load the dynamic import; must be the same one each time
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    return await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
