import MagicString from 'magic-string';
import { elementOf } from './elements.ts';

/** Last in the head: React takes the head's elements over in their order, and passes over what follows. */
export function addHeadScript(html: string, script: string): string {
  const head = elementOf(html, 'head', ({ name }) => name === 'head');
  return new MagicString(html).appendRight(head.inner.end, `<script>${script}</script>`).toString();
}
