import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

const margin = 8;

/** Each element that late.css places gets them: set on the root only, they would restyle all elements of the page. */
const placed = 'html, footer, main .bg-brass, .cookie-banner';

function tell(name: '--bar' | '--notice', height: string): void {
  for (const { style } of document.querySelectorAll<HTMLElement>(placed)) {
    style.setProperty(name, height);
  }
}

/**
 * Keeps this notice above the call bar, and the end of the page above both, by telling late.css their heights, which
 * large text changes. Returns the class that hides the notice while a button that sends a request or shares a position
 * is in its place, as reported by an IntersectionObserver whose root begins at the notice's upper edge.
 */
export function useNoticePlace(ref: RefObject<HTMLElement | null>, isShown = true): 'away' | '' {
  const [over, setOver] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another button
  useLayoutEffect(() => {
    const notice = ref.current;
    const bar = document.querySelector<HTMLElement>('.call-bar');
    if (!isShown || !notice || !bar) return;
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      const [barHeight, noticeHeight] = [bar.offsetHeight, notice.offsetHeight];
      tell('--bar', `${barHeight}px`);
      tell('--notice', `${noticeHeight}px`);
      observer?.disconnect();
      const buttons = document.querySelectorAll(
        'form[method=post] :is([type=submit], button.text-link)',
      );
      // Without buttons or an observer the notice stays visible.
      if (buttons.length === 0 || !window.IntersectionObserver) return setOver(false);
      const low = new Set<Element>();
      const { left, right } = notice.getBoundingClientRect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            low[isIntersecting ? 'add' : 'delete'](target);
          setOver(low.size > 0);
        },
        // From its layout position, not the visible one: late.css moves it while the call bar is hidden.
        { rootMargin: `${margin - notice.offsetTop}px ${right - innerWidth}px 0px ${-left}px` },
      );
      for (const button of buttons) observer.observe(button);
    };
    watch();
    // The display font can make either of them higher, too.
    const sizes = new ResizeObserver(watch);
    sizes.observe(notice);
    sizes.observe(bar);
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      sizes.disconnect();
      observer?.disconnect();
      tell('--notice', '');
    };
  }, [key, ref, isShown]);

  return over ? 'away' : '';
}
