/** How much there is to scroll, in CSS pixels; nothing on a page shorter than the window. */
const scrollable = () => document.documentElement.scrollHeight - innerHeight;

function depthNow(): number {
  const all = scrollable();
  if (all <= 0) return 100;
  return Math.min(100, Math.round((scrollY / all) * 100));
}

/** Measures how far down the page was scrolled at most: 0 at its top, 100 where its end is in sight. */
export function watchScrollDepth() {
  let deepest = 0;
  const follow = () => {
    // A page that is being exchanged for another may be short for a moment.
    if (scrollable() > 0) deepest = Math.max(deepest, depthNow());
  };
  addEventListener('scroll', follow, { passive: true });
  return {
    /** A whole number of percent. */
    percent: () => Math.max(deepest, depthNow()),
    restart() {
      deepest = 0;
      follow();
    },
  };
}
