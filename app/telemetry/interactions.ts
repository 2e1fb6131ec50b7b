import { tryRead } from '../browser/try-read.ts';

const passive = { capture: true, passive: true };

/** What the browser has counted before us, where it counts. */
function countedBefore(): number {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return (eventCounts?.get('pointerdown') ?? 0) + (eventCounts?.get('keydown') ?? 0);
}

const isFormField = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('form[method=post] :is(input, select, textarea, button)');

/** Counts what the visitor does with the page. */
export function watchInteractions() {
  let interactions = tryRead(countedBefore) ?? 0;
  let formFocus = isFormField(document.activeElement) ? 1 : 0;

  // A click or a tap begins with pointerdown: one of them, where click and touchstart would be two.
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
    /** How often a part of a form to be sent took the focus. */
    formFocus: () => formFocus,
    restart() {
      interactions = 0;
      formFocus = 0;
    },
  };
}
