import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withObserver } from '../../browser/with-observer.ts';

/** Room to keep free around the button, in pixels. */
const margin = 8;

/**
 * Whether the button that sends a form lies under this element, which stands fixed on the screen.
 * The browser reports it: the element's place is the area that an observer watches.
 */
export function useOverButton(ref: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const under = new Set<Element>();
    const report = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      setOver(under.size > 0);
    };
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      under.clear();
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const edges = [top, clientWidth - right, clientHeight - bottom, left];
      const rootMargin = edges.map((edge) => `${margin - edge}px`).join(' ');
      observer = new IntersectionObserver(report, { rootMargin });
      for (const button of document.querySelectorAll('form [type="submit"]')) {
        observer.observe(button);
      }
    };
    const follow = () => {
      watch();
      addEventListener('resize', watch);
      return () => {
        observer?.disconnect();
        removeEventListener('resize', watch);
      };
    };
    // Where nobody can tell, the element stays as it is.
    return withObserver(follow, () => undefined);
  }, [key, ref]);

  return over;
}
