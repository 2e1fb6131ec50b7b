import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Milliseconds (docs/product.md 3.2): the pointer rests this long before a menu opens, a menu left stays
 * this long, and for this long after one has closed the next one opens at once.
 */
const delays = { hover: 200, close: 150, skip: 300 } as const;

export interface HoverMenu {
  /** The item that is open. At most one is. */
  open: string | undefined;
  /** At once, whatever the pointer has begun. */
  show(item: string | undefined): void;
  /** The mouse has come onto the item or its panel. */
  enter(item: string): void;
  /** The mouse has left the item and its panel. */
  leave(): void;
}

/** Which menu of a bar is open. Closes on Escape, on a press outside of the bar, and with the page. */
export function useHoverMenu(bar: RefObject<HTMLElement | null>): HoverMenu {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const { key } = useLocation();

  const show = useCallback((item: string | undefined) => {
    clearTimeout(timer.current);
    setOpen(item);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes whatever is open
  useEffect(() => {
    show(undefined);
    return () => clearTimeout(timer.current);
  }, [key, show]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      ({ target }) => bar.current?.contains(target as Node) || show(undefined),
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        const trigger = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
        if (trigger?.parentElement?.contains(document.activeElement)) trigger.focus();
        show(undefined);
      },
      { signal },
    );
    return () => {
      listening.abort();
      closedAt.current = performance.now();
    };
  }, [open, show, bar]);

  return {
    open,
    show,
    enter(item) {
      clearTimeout(timer.current);
      if (item === open) return;
      const justClosed = performance.now() - closedAt.current < delays.skip;
      if (open || justClosed) show(item);
      else timer.current = setTimeout(() => show(item), delays.hover);
    },
    leave() {
      clearTimeout(timer.current);
      if (open) timer.current = setTimeout(() => show(undefined), delays.close);
    },
  };
}
