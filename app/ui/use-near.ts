import { type RefObject, useEffect, useState } from 'react';

/** True from when the element first comes within this distance of the viewport. */
export function useNear(element: RefObject<Element | null>, distance: `${number}px`): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
  return near;
}
