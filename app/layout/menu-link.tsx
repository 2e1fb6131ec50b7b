import { type ComponentProps, useEffect } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';

const smoothly = { scroll: 'smooth' } as const;

/** A link of a menu, which leads to the top of its page with a smooth scroll (docs/product.md 3.8). */
export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link preventScrollReset state={smoothly} {...props} />;
}

/** Scrolls to the top: smoothly if `state` is that of a menu link, instantly otherwise. */
export function scrollToTop(state: unknown) {
  const asked = (state as { scroll?: string } | null)?.scroll === smoothly.scroll;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: asked && !still ? 'smooth' : 'instant' });
}

/** Scrolls to the top for menu links, which tell the router not to, once their page is shown. */
export function useMenuLinkScrolling() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own key, even to the same page
  useEffect(() => {
    // Back and reload restore the position instead.
    if (type !== 'POP' && state?.scroll === smoothly.scroll) scrollToTop(state);
  }, [key]);
}
