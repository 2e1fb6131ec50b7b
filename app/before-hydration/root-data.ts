import type { RootData } from './dom-contract.ts';

/** What the server has written to the root element of the page that was loaded. */
export const rootData: RootData =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Empty while texts are off. */
export const consentParts: readonly string[] = rootData.texts?.split('|') ?? [];
