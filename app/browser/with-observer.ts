const supported = () => 'IntersectionObserver' in window;

/** The polyfill adds itself to the window (docs/product.md 2.3). */
const importFallback = () => import('intersection-observer');

/** Runs `observe` when IntersectionObserver exists, or else `without`. Returns a function that stops either. */
export function withObserver(observe: () => () => void, without: () => void): () => void {
  if (supported()) return observe();
  let end: (() => void) | undefined;
  let gone = false;
  importFallback()
    // app/layout's handler of missing files may resolve the import to undefined.
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
