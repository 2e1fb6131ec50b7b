import { useEffect, useRef, useState } from 'react';

/**
 * Loading state of an image, including one that loaded or failed before hydration. `unknown` until
 * then, so that a page without JavaScript shows the plain image or its alt text.
 */
export function useImageState() {
  const [state, setState] = useState<'unknown' | 'loading' | 'ready' | 'failed'>('unknown');
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (!image.complete) setState('loading');
    else setState(image.naturalWidth > 0 ? 'ready' : 'failed');
  }, []);
  return {
    state,
    watch: { ref, onLoad: () => setState('ready'), onError: () => setState('failed') },
  };
}
