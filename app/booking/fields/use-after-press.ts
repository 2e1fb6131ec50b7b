import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs its argument at once or, while a pointer is down, after its click.
 * A field's error on blur moves what is below it: a button being pressed would move away from the
 * pointer and lose its click.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    const options = { capture: true, passive: true };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => {
      removeEventListener('pointerdown', press, options);
      removeEventListener('pointerup', release, options);
      removeEventListener('pointercancel', release, options);
    };
  }, []);

  return useCallback((run) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  }, []);
}
