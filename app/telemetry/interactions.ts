import { tryRead } from '../browser/try-read.ts';

const passive = { capture: true, passive: true };

/** Events before this script ran, as counted by the browser (Event Timing API); 0 without support. */
function countedBefore(): number {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return (eventCounts?.get('pointerdown') ?? 0) + (eventCounts?.get('keydown') ?? 0);
}

const isFormField = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('form[method=post] :is(input, select, textarea, button)');

/** Counts the visitor's interactions with the page. */
export function watchInteractions() {
  let interactions = tryRead(countedBefore) ?? 0;
  let formFocus = isFormField(document.activeElement) ? 1 : 0;

  // Every click or tap starts with one pointerdown; click and touchstart together would count it twice.
  addEventListener(
    'pointerdown',
    () => {
      interactions += 1;
    },
    passive,
  );
  addEventListener(
    'keydown',
    ({ repeat }) => {
      if (!repeat) interactions += 1;
    },
    passive,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (isFormField(target)) formFocus += 1;
    },
    passive,
  );

  return {
    /** Clicks, taps and keys pressed. */
    interactions: () => interactions,
    /** How often an element of a POST form received the focus. */
    formFocus: () => formFocus,
    restart() {
      interactions = 0;
      formFocus = 0;
    },
  };
}
