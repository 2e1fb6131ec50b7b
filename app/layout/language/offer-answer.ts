import { useSyncExternalStore } from 'react';
import { language } from '#words/language.ts';
import { createListeners } from '../../browser/listeners.ts';
import { localStore } from '../../browser/safe-storage.ts';
import { tryRead } from '../../browser/try-read.ts';

const key = 'language_offer';

const { subscribe, notify } = createListeners();

export function answerOffer(): void {
  localStore.set(key, 'answered');
  notify();
}

const prefersSpanish = () => /^es\b/i.test(tryRead(() => navigator.language) ?? '');

/** Whether to offer Spanish: to browsers that prefer it, until the visitor answers. Spanish pages offer nothing. */
export function useOfferMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => language.code === 'en' && prefersSpanish() && !localStore.get(key),
    () => false,
  );
}
