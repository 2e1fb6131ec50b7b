import { elementOf } from './elements.ts';

/** Where the head ends: React takes its elements over in their order, and passes over what follows. */
export function headEnd(html: string): number {
  return elementOf(html, 'head', ({ name }) => name === 'head').inner.end;
}
