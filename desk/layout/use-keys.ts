import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

const itemInFocus = () => document.activeElement?.closest('li');

/** Moves the focus through the links of a list (`data-open`). */
function move(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-open]')];
  const item = itemInFocus();
  const at = links.findIndex((link) => item?.contains(link));
  links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
}

/** Accepts the request in focus; on the page of a request, that one. */
function accept(): void {
  const isList = document.querySelector('[data-open]') !== null;
  const place = isList ? itemInFocus() : document;
  place?.querySelector<HTMLElement>('[data-accept]')?.click();
}

/** State of a navigation that should put the focus into the search field. */
const toSearch = { isSearch: true };

export const isToSearch = (state: unknown) => (state as typeof toSearch | null)?.isSearch === true;

/** `/` searches, `j` and `k` move through the list, `a` accepts. */
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
      j: () => move(1),
      k: () => move(-1),
      a: accept,
    };
    function listener(event: KeyboardEvent): void {
      const action = actions[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [navigate]);
}
