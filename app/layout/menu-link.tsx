import { type ComponentProps, useEffect } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';

const smoothly = { scroll: 'smooth' } as const;

/** A link of a menu: the page it leads to is scrolled to its top smoothly (docs/product.md 3.8). */
export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link preventScrollReset state={smoothly} {...props} />;
}

/** To the top: smoothly where a menu link asked for it, at once after every other link. */
export function scrollToTop(state: unknown) {
  const asked = (state as { scroll?: string } | null)?.scroll === smoothly.scroll;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: asked && !still ? 'smooth' : 'instant' });
}

/** Does the scrolling that menu links take over from the router, once their page is there. */
export function useMenuLinkScrolling() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key, also to the same page
  useEffect(() => {
    // Back and reload restore the position instead.
    if (type !== 'POP' && state?.scroll === smoothly.scroll) scrollToTop(state);
  }, [key]);
}
