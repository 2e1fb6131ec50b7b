import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const settleMs = 1000;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Makes the element ignore presses for a second: a finger already on its way was aimed at what was there before, and a
 * key at the button that had the focus.
 *
 * @param hasMoved whether it has changed its place: then keys are ignored everywhere in it, else only on its buttons
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

/** The class of an element that settles. It keeps pointers off, as `dropEarlyPress` does with keys. */
export const settlingClass = 'data-settling:pointer-events-none';

/** Handles `onClickCapture` of an element that settles or contains elements that do. */
export function dropEarlyPress(event: MouseEvent): void {
  const isByKey = event.detail === 0;
  // Enter in a field presses the button of its form. It was aimed at the field, which still has the focus.
  const { activeElement: field } = document;
  if (isByKey && field instanceof HTMLInputElement && event.target !== field) return;
  const settling = isByKey ? '[data-settling=moved], [data-settling] button' : '[data-settling]';
  if (!(event.target instanceof Element) || !event.target.closest(settling)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Settles the element whenever `shows` changes. */
export function useSettling(element: RefObject<Element | null>, shows: string): void {
  const shown = useRef(shows);
  useLayoutEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    if (element.current) settle(element.current);
  }, [element, shows]);
}
