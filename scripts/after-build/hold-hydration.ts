import MagicString from 'magic-string';
import type { WriteAsset } from './assets.ts';
import { elementOf, elementsOf, textOf } from './elements.ts';

/** Shared by all pages: the source of two scripts, and the URL of the full stylesheet. */
interface Loading {
  boot: string;
  start: string;
  stylesheet: string;
}

export interface HeldPage {
  html: string;
  /** URLs of the modules that the page preloaded. */
  modules: string[];
}

/**
 * Moves the page's module script and preloads into files that the inline boot script imports later
 * (docs/decisions/0002-react-is-held-back.md).
 */
export function holdHydration(html: string, loading: Loading, writeAsset: WriteAsset): HeldPage {
  const script = elementOf(
    html,
    'module script',
    ({ name, attributes }) => name === 'script' && attributes.type === 'module',
  );
  const preloads = elementsOf(html).filter(({ attributes }) => attributes.rel === 'modulepreload');
  const modules = preloads.map(({ attributes }) => attributes.href ?? '');
  const entry = writeAsset('page', 'js', textOf(html, script.inner));
  const call = [entry, loading.stylesheet, modules].map((value) => JSON.stringify(value)).join();
  const file = writeAsset('start', 'js', `${loading.start}start(${call});`);
  const page = new MagicString(html);
  for (const { start, end } of preloads) page.remove(start, end);
  page.update(script.start, script.end, `<script data-start="${file}">${loading.boot}</script>`);
  return { html: page.toString(), modules };
}
