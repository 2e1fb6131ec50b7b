import { useRef } from 'react';
import { navigation } from '../../content/en/navigation.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import { type AreaDrawingProps, useAreaDrawing } from './use-area-drawing.ts';

/**
 * The map of the towns served, by whichever provider is in force. Its frame has the same size in every state,
 * so that loading the map shifts nothing.
 */
export function AreaMap({ highlight, lit }: AreaDrawingProps) {
  const frame = useRef<HTMLElement>(null);
  const { state, Drawing, load } = useAreaDrawing(frame);

  function tryAgain() {
    // The retry button is about to unmount: keep the focus in the frame.
    frame.current?.focus();
    void load();
  }

  return (
    <nav
      ref={frame}
      tabIndex={-1}
      aria-label={navigation.map.label}
      aria-busy={state === 'loading'}
      className="on-deep @container relative grid aspect-4/5 max-w-lg overflow-clip rounded-xl forced-color-adjust-none"
    >
      {Drawing ? (
        <Drawing highlight={highlight} lit={lit} />
      ) : (
        <MapPlaceholder
          highlight={highlight}
          loading={state === 'loading'}
          error={state === 'failed' ? navigation.map.error : undefined}
          onRetry={tryAgain}
        />
      )}
    </nav>
  );
}
