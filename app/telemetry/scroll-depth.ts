/** Scrollable distance in CSS pixels; 0 or less on a page shorter than the window. */
const scrollable = () => document.documentElement.scrollHeight - innerHeight;

function depthNow(): number {
  const all = scrollable();
  if (all <= 0) return 100;
  return Math.min(100, Math.round((scrollY / all) * 100));
}

/** Measures the largest scroll depth: 0 at the top, 100 where the page's end is visible. */
export function watchScrollDepth() {
  let deepest = 0;
  const follow = () => {
    // During a navigation the page may be short for a moment.
    if (scrollable() > 0) deepest = Math.max(deepest, depthNow());
  };
  addEventListener('scroll', follow, { passive: true });
  return {
    /** Integer from 0 to 100. */
    percent: () => Math.max(deepest, depthNow()),
    restart() {
      deepest = 0;
      follow();
    },
  };
}
