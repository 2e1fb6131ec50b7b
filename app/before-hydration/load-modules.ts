/**
 * Loads React when hold-hydration.ts says so. The build writes a file of this for each page, with the page's
 * own module and the list of what that imports.
 */
import type { RootData } from './dom-contract.ts';

const step = 2000;
const longest = 30_000;

/** Resolves when a failed fetch should be retried: after a delay that grows, or once the browser is online. */
function nextRetry(tries: number): Promise<unknown> {
  return new Promise((now) => {
    setTimeout(now, Math.min(step * tries, longest));
    addEventListener('online', now, { once: true });
  });
}

/** Fetches the whole file into the browser's cache. Rejects if that fails. */
async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.blob();
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
}

/** Retries until the file is there: on a weak connection one file of twenty may well fail. */
async function fetchWithRetry(file: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchWhole(file);
    } catch {
      await nextRetry(tries);
    }
  }
}

/** The page carries its own rules only: React may show anything, so it waits for the whole stylesheet. */
function addStylesheet(href: string): Promise<unknown> {
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((done) => {
    styles.onload = styles.onerror = done;
    document.head.append(styles);
  });
}

/**
 * All files are fetched before one is imported: a browser remembers a module that failed for as long as
 * the page lives, but asks again for a file. They are immutable, so the import finds them in its cache.
 *
 * @param hydrate takes the page over
 * @param modules all that `hydrate` imports
 */
export default async function start(
  hydrate: () => Promise<unknown>,
  stylesheet: string,
  modules: string[],
) {
  await Promise.all([stylesheet, ...modules].map(fetchWithRetry));
  await addStylesheet(stylesheet);
  await numberSettled();
  // Side by side; `hydrate` names one after the other.
  await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)));
  await hydrate();
}

/** Resolves once settle-phone-number.ts has decided: React must find the number that it will render itself. */
function numberSettled(): Promise<unknown> | undefined {
  const root = document.documentElement;
  if ((root.dataset as RootData).number !== '') return undefined;
  return new Promise((resolve) => {
    new MutationObserver(resolve).observe(root, { attributeFilter: ['data-number'] });
  });
}
