import { elementOf } from './elements.ts';

/** React hydrates the elements of the head in order, and ignores what is inserted after them. */
export function headEnd(html: string): number {
  return elementOf(html, 'head', ({ name }) => name === 'head').inner.end;
}
