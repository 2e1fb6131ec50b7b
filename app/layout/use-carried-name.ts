import { useEffect } from 'react';

/**
 * Marks a pressed row's link, and on the root element that one was pressed, so that its name becomes the next page's
 * heading (motion.css). Other navigation removes the marks: otherwise a heading far up the page would fly in.
 */
export function useCarriedName() {
  useEffect(() => {
    function mark({ target }: Event) {
      const link = target instanceof Element ? target.closest('.row-link') : null;
      document.querySelector('[data-carried]')?.removeAttribute('data-carried');
      link?.setAttribute('data-carried', '');
      document.documentElement.toggleAttribute('data-carries', link !== null);
    }
    // Capturing runs this before the router handles the press.
    addEventListener('click', mark, true);
    addEventListener('popstate', mark, true);
    return () => {
      removeEventListener('click', mark, true);
      removeEventListener('popstate', mark, true);
    };
  }, []);
}
