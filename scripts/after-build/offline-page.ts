import MagicString from 'magic-string';
import { elementOf, elementsOf, type PageElement, textOf } from './elements.ts';

const reload = "<script>addEventListener('online',()=>location.reload())</script>";

const isScript = ({ name, attributes }: PageElement) =>
  name === 'script' || attributes.rel === 'modulepreload';

/** Removes React, which must not start because the page is shown at the addresses of other pages. */
export function withoutReact(html: string): string {
  const page = new MagicString(html);
  for (const { start, end } of elementsOf(html).filter(isScript)) page.remove(start, end);
  const body = elementOf(html, 'body', ({ name }) => name === 'body');
  return page.appendRight(body.inner.end, reload).toString();
}

function shownBy(html: string, { name, attributes, inner }: PageElement): string[] {
  if (name === 'style') {
    return [...textOf(html, inner).matchAll(/url\((\/[^)]+)\)/g)].map(([, file]) => file ?? '');
  }
  const file = attributes.rel === 'icon' ? attributes.href : attributes.src;
  return file?.startsWith('/') ? [file] : [];
}

/** Lists what the service worker caches on installation. */
export function offlineFiles(address: string, html: string): string[] {
  return [...new Set([address, ...elementsOf(html).flatMap((found) => shownBy(html, found))])];
}
