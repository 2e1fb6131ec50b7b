/**
 * Brings React, once app/boot.ts says that it is time. scripts/after-build/ makes a file of this for
 * each page, with what that page needs.
 */
import { nextTry } from './next-try.ts';

/** Into the browser's cache, whole. Rejects if it does not come. */
async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.blob();
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
}

/** Until it is here: on a weak line one file of twenty may well be lost. */
async function bring(file: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchWhole(file);
    } catch {
      await nextTry(tries);
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
 * @param entry the page's module: it takes the page over as soon as it runs
 * @param modules all that `entry` will import
 */
export default async function start(entry: string, stylesheet: string, modules: string[]) {
  await Promise.all([stylesheet, ...modules].map(bring));
  await addStylesheet(stylesheet);
  await numberSettled();
  await bring(entry);
  await import(/* @vite-ignore */ entry);
}

/** React must find the number in the page that it will render itself (app/campaign.ts). */
function numberSettled(): Promise<unknown> | undefined {
  const root = document.documentElement;
  if (root.dataset.number !== '') return undefined;
  return new Promise((resolve) => {
    new MutationObserver(resolve).observe(root, { attributeFilter: ['data-number'] });
  });
}
