import { type RefObject, useEffect, useState } from 'react';

/** True from when the element first comes within `margin` (CSS pixels) of the viewport. */
export function useNear(element: RefObject<Element | null>, margin = 200): boolean {
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
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return near;
}
