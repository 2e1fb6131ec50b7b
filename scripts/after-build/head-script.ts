import MagicString from 'magic-string';
import { elementOf } from './elements.ts';

/** Inserts a script at the end of the head: React hydrates the head's elements in order and ignores what follows. */
export function addHeadScript(html: string, script: string): string {
  const head = elementOf(html, 'head', ({ name }) => name === 'head');
  return new MagicString(html).appendRight(head.inner.end, `<script>${script}</script>`).toString();
}
