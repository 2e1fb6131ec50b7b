import { elementOf } from './elements.ts';

/** Offset of the head's end. React hydrates the head's elements in order and ignores what follows them. */
export function headEnd(html: string): number {
  return elementOf(html, 'head', ({ name }) => name === 'head').inner.end;
}
