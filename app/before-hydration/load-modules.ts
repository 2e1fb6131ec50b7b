/** The build writes one file per page from this, with the arguments of `start`. hold-hydration.ts imports it. */
import '../browser/react-workarounds.ts';
import { orOnline, retry } from '../browser/retry.ts';

/** In ms. On a weak connection one of twenty files may well fail. */
const pauseMs = (failures: number) => Math.min(2000 * failures, 30_000);

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.blob();
  // Gone after a deploy: the import of it fails, too.
  if (!answer.ok && answer.status !== 404) throw new Error(`${file} answered ${answer.status}`);
}

const fetchWithRetry = (file: string) => retry(() => fetchWhole(file), orOnline(pauseMs));

/** The page inlines only its own rules, but React may render anything. */
function addStylesheet(href: string): Promise<unknown> {
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((done) => {
    styles.onload = styles.onerror = done;
    document.head.append(styles);
  });
}

/** Fetches all files before importing one: while a page is open, browsers cache failed imports, not failed fetches. */
export default async function start(hydrate: string, stylesheet: string, modules: string[]) {
  await Promise.all([hydrate, stylesheet, ...modules].map(fetchWithRetry));
  await addStylesheet(stylesheet);
  try {
    await import(/* @vite-ignore */ hydrate);
    // That import does not wait for all modules, and any of them may fail.
    await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)));
  } catch (error) {
    console.error(error);
    await import(/* @vite-ignore */ __PLAIN_FORM__);
  }
}
