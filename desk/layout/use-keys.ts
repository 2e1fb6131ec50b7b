import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { createListeners } from '../../app/browser/listeners.ts';
import { localStore } from '../../app/browser/safe-storage.ts';
import { screenPaths } from './paths.ts';

const storageKey = 'desk-keys';
const { subscribe, notify } = createListeners();

const areKeysOn = () => localStore.get(storageKey) !== 'off';

/** Whether keyboard shortcuts work on this device. People who dictate or press keys by accident switch them off. */
export const useAreKeysOn = () => useSyncExternalStore(subscribe, areKeysOn);

export function setKeysOn(areOn: boolean): void {
  if (areOn) localStore.remove(storageKey);
  else localStore.set(storageKey, 'off');
  notify();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Returns the card that contains the focus, or the steps on the page of a request. */
const placeInFocus = () => document.activeElement?.closest('[data-reference]');

function move(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-open]')];
  const card = placeInFocus();
  const at = links.findIndex((link) => card?.contains(link));
  links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
  // Moving to a card by key is intentional, so it takes presses at once, even if it has just moved.
  placeInFocus()?.removeAttribute('data-settling');
}

/** Finds the button with this key, only in the request that has the focus. */
const buttonOf = (key: string) =>
  [...(placeInFocus()?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    ({ dataset }) => dataset.key === key,
  );

const toSearch = { isSearch: true };

export const isToSearch = (state: unknown) => (state as typeof toSearch | null)?.isSearch === true;

/**
 * `/` searches, `n` takes a job by phone, and `j` and `k` move through the list. Any other key presses the button that
 * has it in the focused request.
 */
export function useKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function search(): void {
      const field = document.getElementById('search');
      if (field) field.focus();
      else navigate('/', { state: toSearch });
    }
    const actions: Record<string, () => void> = {
      '/': search,
      n: () => navigate(screenPaths.newJob),
      j: () => move(1),
      k: () => move(-1),
    };
    function listener(event: KeyboardEvent): void {
      // An Enter key that is held down would also press whatever gets the focus next.
      if (event.repeat && event.key === 'Enter' && !isTyping(event.target)) event.preventDefault();
      const button = buttonOf(event.key);
      const action = actions[event.key] ?? (button && (() => button.click()));
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (!areKeysOn()) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [navigate]);
}
