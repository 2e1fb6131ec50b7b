import { useEffect } from 'react';

/**
 * Marks the link of a pressed row, and that one was pressed, so that its name becomes the next page's heading
 * (motion.css). Any other way to a page takes the marks away: a heading far up the page would fly in.
 */
export function useCarriedName() {
  useEffect(() => {
    function mark({ target }: Event) {
      const link = target instanceof Element ? target.closest('.row-link') : null;
      document.querySelector('[data-carried]')?.removeAttribute('data-carried');
      link?.setAttribute('data-carried', '');
      document.documentElement.toggleAttribute('data-carries', link !== null);
    }
    // This comes before the router hears of the press.
    addEventListener('click', mark, true);
    addEventListener('popstate', mark, true);
    return () => {
      removeEventListener('click', mark, true);
      removeEventListener('popstate', mark, true);
    };
  }, []);
}
