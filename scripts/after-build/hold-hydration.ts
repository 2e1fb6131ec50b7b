import MagicString from 'magic-string';
import type { WriteAsset } from './assets.ts';
import { elementOf, elementsOf, textOf } from './elements.ts';

/** The source of two scripts, and the URL of the full stylesheet. */
interface Loading {
  boot: string;
  start: string;
  stylesheet: string;
}

export interface HeldPage {
  html: string;
  modules: string[];
}

/** Replaces the module script with the boot script, inline, which imports it later (docs/decisions/0002, 0050). */
export function holdHydration(html: string, loading: Loading, writeAsset: WriteAsset): HeldPage {
  const script = elementOf(
    html,
    'module script',
    ({ name, attributes }) => name === 'script' && attributes.type === 'module',
  );
  const preloads = elementsOf(html).filter(({ attributes }) => attributes.rel === 'modulepreload');
  const modules = preloads.map(({ attributes }) => attributes.href ?? '');
  // The router's data, marked by app/entry.server.tsx. React does not render it again in the browser.
  const framework = elementsOf(html).filter(
    ({ name, attributes }) =>
      name === 'script' && 'nonce' in attributes && attributes.type !== 'module',
  );
  const data = framework.map(({ inner }) => `${textOf(html, inner).trim()}\n`).join('');
  const hydrate = writeAsset('hydrate', 'js', data + textOf(html, script.inner));
  const needed = [hydrate, loading.stylesheet, modules]
    .map((value) => JSON.stringify(value))
    .join();
  const file = writeAsset('start', 'js', `${loading.start}start(${needed});`);
  const page = new MagicString(html);
  for (const { start, end } of [...preloads, ...framework]) page.remove(start, end);
  const held = `<script data-start="${file}">${loading.boot}</script>`;
  page.update(script.start, script.end, held);
  return { html: page.toString(), modules };
}
