import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const settleMs = 1000;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * For a second the element takes no press: a finger on its way was meant for what stood there before, and a key for the
 * button that had the focus.
 *
 * @param hasMoved whether it stands elsewhere: then keys open nothing in it; otherwise they only press no button of it
 */
export function settle(element: Element, hasMoved = false): void {
  clearTimeout(timers.get(element));
  if (hasMoved) element.setAttribute('data-settling', 'moved');
  else if (!element.hasAttribute('data-settling')) element.setAttribute('data-settling', '');
  timers.set(
    element,
    setTimeout(() => element.removeAttribute('data-settling'), settleMs),
  );
}

/** Class of an element that settles: it keeps pointers off, as `dropEarlyPress` does with keys. */
export const settlingClass = 'data-settling:pointer-events-none';

/** Handles `onClickCapture` of an element that settles, or has elements in it that do. */
export function dropEarlyPress(event: MouseEvent): void {
  const isByKey = event.detail === 0;
  const settling = isByKey ? '[data-settling=moved], [data-settling] button' : '[data-settling]';
  if (!(event.target instanceof Element) || !event.target.closest(settling)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Settles the element whenever it shows something else. */
export function useSettling(element: RefObject<Element | null>, shows: string): void {
  const shown = useRef(shows);
  useLayoutEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    if (element.current) settle(element.current);
  }, [element, shows]);
}
