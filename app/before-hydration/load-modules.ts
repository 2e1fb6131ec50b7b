/**
 * Loads React when hold-hydration.ts says so. The build writes a file of this for each page, with the address of the
 * page's own module and the list of what that imports.
 */
import '../browser/keep-react-going.ts';
import { orOnline, retry } from '../browser/retry.ts';

/** Pauses in ms, which grow: on a weak connection one file of twenty may well fail. */
const pauseMs = (failures: number) => Math.min(2000 * failures, 30_000);

/** Fetches the whole file into the browser's cache. Rejects if that fails. */
async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.blob();
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
}

const fetchWithRetry = (file: string) => retry(() => fetchWhole(file), orOnline(pauseMs));

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
 * @param hydrate the module that takes the page over
 * @param modules all that it imports
 */
export default async function start(hydrate: string, stylesheet: string, modules: string[]) {
  await Promise.all([hydrate, stylesheet, ...modules].map(fetchWithRetry));
  await addStylesheet(stylesheet);
  try {
    await import(/* @vite-ignore */ hydrate);
    // It does not wait for the last of them, which may fail as well.
    await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)));
  } catch (error) {
    console.error(error);
    await import(/* @vite-ignore */ __PLAIN_FORM__);
  }
}
