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
  /** URLs of the modules that the page loads. */
  modules: string[];
}

/**
 * Moves the page's module script into a file, as it stands, and the list of what is preloaded for it into another, which
 * the inline boot script imports later (docs/decisions/0002-react-is-held-back.md). The router's data goes ahead of the
 * module script: the page itself has to come in the first ten packets, and has its words once already.
 */
export function holdHydration(html: string, loading: Loading, writeAsset: WriteAsset): HeldPage {
  const script = elementOf(
    html,
    'module script',
    ({ name, attributes }) => name === 'script' && attributes.type === 'module',
  );
  const preloads = elementsOf(html).filter(({ attributes }) => attributes.rel === 'modulepreload');
  const modules = preloads.map(({ attributes }) => attributes.href ?? '');
  // Marked in app/entry.server.tsx. In the browser nothing renders them again.
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
