import { type RefObject, useEffect, useState } from 'react';
import { withObserver } from '../browser/with-observer.ts';

export function useNear(element: RefObject<Element | null>, distance: `${number}px`): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observe = () => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          setNear(true);
          observer.disconnect();
        },
        { rootMargin: distance },
      );
      observer.observe(watched);
      return () => observer.disconnect();
    };
    // Without IntersectionObserver it counts as near, so that nothing stays hidden.
    return withObserver(observe, () => setNear(true));
  }, [element, distance]);
  return near;
}
