import { useSyncExternalStore } from 'react';
import { language } from '#words/language.ts';
import { localStore } from '../../browser/safe-storage.ts';
import { tryRead } from '../../browser/try-read.ts';

/** In local storage once the visitor has chosen a language or closed the offer. */
const key = 'language_offer';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function answerOffer(): void {
  localStore.set(key, 'answered');
  for (const listener of listeners) listener();
}

const prefersSpanish = () => /^es\b/i.test(tryRead(() => navigator.language) ?? '');

/** Whether to offer Spanish: to browsers that prefer it, until it is answered. The Spanish pages offer nothing. */
export function useOfferMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => language.code === 'en' && prefersSpanish() && !localStore.get(key),
    () => false,
  );
}
