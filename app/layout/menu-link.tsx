import { type ComponentProps, useEffect } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';

const smoothly = { scroll: 'smooth' } as const;

/** A link of a menu: the page it leads to is scrolled to its top smoothly (specification 2). */
export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link preventScrollReset state={smoothly} {...props} />;
}

/** Does the scrolling that menu links ask for; every other navigation starts at the top at once. */
export function useMenuLinkScrolling() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key, also to the same page
  useEffect(() => {
    // Back and reload restore the position instead.
    if (type === 'POP' || state?.scroll !== smoothly.scroll) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [key]);
}
