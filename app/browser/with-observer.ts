const supported = () => 'IntersectionObserver' in window;

/** Loaded only if the browser lacks the feature (docs/product.md 2.3). It adds itself to the window. */
const importFallback = () => import('intersection-observer');

/**
 * Runs `observe` once there is an IntersectionObserver: at once, or when its fallback is loaded. What
 * `observe` returns stops it.
 *
 * @param without runs instead if the fallback cannot be loaded
 * @returns a function that cancels either of them
 */
export function withObserver(observe: () => () => void, without: () => void): () => void {
  if (supported()) return observe();
  let end: (() => void) | undefined;
  let gone = false;
  importFallback()
    // Also if app/layout's handler for missing files leaves the import undefined.
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
