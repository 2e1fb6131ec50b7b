import MagicString from 'magic-string';
import type { WriteAsset } from './assets.ts';
import { elementOf, elementsOf, textOf } from './elements.ts';
import { asFunctionBody, type ReadFolded } from './fold-modules.ts';

/** The same for every page: two built scripts, and the address of the whole stylesheet. */
interface Loading {
  boot: string;
  start: string;
  stylesheet: string;
}

export interface HeldPage {
  html: string;
  /** The addresses of the modules that the page loads. */
  modules: string[];
}

/**
 * Takes the page's module script and its preloads out of the HTML, into a file that the boot script asks
 * for in time (docs/decisions/0002-react-is-held-back.md).
 *
 * @param read modules that become part of that file
 */
export function holdHydration(
  html: string,
  loading: Loading,
  writeAsset: WriteAsset,
  read: ReadFolded,
): HeldPage {
  const script = elementOf(
    html,
    'module script',
    ({ name, attributes }) => name === 'script' && attributes.type === 'module',
  );
  const preloads = elementsOf(html).filter(({ attributes }) => attributes.rel === 'modulepreload');
  const modules = preloads
    .map(({ attributes }) => attributes.href ?? '')
    .filter((address) => read(address) === undefined);
  const hydrate = `async()=>{${asFunctionBody(textOf(html, script.inner), read)}}`;
  const needed = [loading.stylesheet, modules].map((value) => JSON.stringify(value)).join();
  const file = writeAsset('start', 'js', `${loading.start}start(${hydrate},${needed});`);
  const page = new MagicString(html);
  for (const { start, end } of preloads) page.remove(start, end);
  page.update(script.start, script.end, `<script data-start="${file}">${loading.boot}</script>`);
  return { html: page.toString(), modules };
}
