import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withObserver } from '../../browser/with-observer.ts';

/** Clearance around the button, in CSS pixels. */
const margin = 8;

/**
 * True while a form's submit button is underneath this fixed-position element, as reported by an
 * IntersectionObserver whose root is shrunk to the element's rectangle.
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
    // Without IntersectionObserver the element stays visible.
    return withObserver(follow, () => undefined);
  }, [key, ref]);

  return over;
}
