import { type RefObject, useEffect, useState } from 'react';
import { withObserver } from '../browser/with-observer.ts';

/** True from when the element first comes within this distance of the viewport. */
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
    // Where nobody can tell, it counts as near: nothing is to stay hidden.
    return withObserver(observe, () => setNear(true));
  }, [element, distance]);
  return near;
}
