import { createHash } from 'node:crypto';
import { elementsOf, type PageElement, textOf } from './elements.ts';

/** Hashes for a page's Content-Security-Policy, including the quotes. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

function isInlineScript({ name, attributes }: PageElement): boolean {
  return name === 'script' && !('src' in attributes) && attributes.type !== 'application/ld+json';
}

export function inlineHashes(html: string): InlineHashes {
  const hash = ({ inner }: PageElement) => {
    const digest = createHash('sha256').update(textOf(html, inner)).digest('base64');
    return `'sha256-${digest}'`;
  };
  const elements = elementsOf(html);
  return {
    scriptHashes: elements.filter(isInlineScript).map(hash),
    styleHashes: elements.filter(({ name }) => name === 'style').map(hash),
  };
}
