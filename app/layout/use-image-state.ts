import { useEffect, useRef, useState } from 'react';

/**
 * Follows a picture's loading, also one that came or failed before React did. `unknown` until React
 * is there, so that a page without React shows the plain picture or its alternative text.
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
