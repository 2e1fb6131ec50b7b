const supported = () => 'IntersectionObserver' in window;

/** Fetched only where the browser lacks the feature (docs/product.md 2.3). It puts itself on the window. */
const importFallback = () => import('intersection-observer');

/**
 * Runs `observe` once there is an IntersectionObserver: at once, or when its fallback is here. What
 * `observe` returns ends it.
 *
 * @param without runs instead where the fallback cannot be had
 * @returns what calls off whichever of them it is
 */
export function withObserver(observe: () => () => void, without: () => void): () => void {
  if (supported()) return observe();
  let end: (() => void) | undefined;
  let gone = false;
  importFallback()
    // Also when whoever handles missing files (app/layout) leaves nothing here.
    .catch(() => undefined)
    .then(() => {
      if (gone) return;
      if (supported()) end = observe();
      else without();
    });
  return () => {
    gone = true;
    end?.();
  };
}
