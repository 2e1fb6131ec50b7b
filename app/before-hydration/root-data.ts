import type { RootData } from './dom-contract.ts';

export const rootData: RootData =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Empty while texts are off. */
export const consentParts: readonly string[] = rootData.texts?.split('|') ?? [];
