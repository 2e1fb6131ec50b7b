import type { RootData } from './dom-contract.ts';

export const rootData: RootData =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;
