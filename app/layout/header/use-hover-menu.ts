import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * In ms (docs/product.md 3.2). `hover`: the pointer rests on an item before its menu opens. `close`: a menu
 * stays open after the pointer has left. `skip`: within this time after a menu closed, the next opens at once.
 */
const delays = { hover: 200, close: 150, skip: 300 } as const;

export interface HoverMenu {
  /** Path of the open item, if any. */
  open: string | undefined;
  /** Opens an item, or closes the menu if undefined, at once. Cancels a pending delay. */
  show(item: string | undefined): void;
  /** The mouse has entered the item or its panel. */
  enter(item: string): void;
  /** The mouse has left the item and its panel. */
  leave(): void;
}

/** Which menu of a bar is open. Closes on Escape, on a press outside the bar and on navigation. */
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
