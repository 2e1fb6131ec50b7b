import { useRef } from 'react';
import { navigation } from '../../content/en/navigation.ts';
import { MapStandIn } from './map-stand-in.tsx';
import { type AreaDrawingProps, useAreaDrawing } from './use-area-drawing.ts';

/**
 * The map of the towns served: a list of links, drawn. The one seam between the site and whoever
 * provides the map. Its frame has the same size in every state, so nothing moves when the map comes.
 */
export function AreaMap({ highlight }: AreaDrawingProps) {
  const frame = useRef<HTMLElement>(null);
  const { state, Drawing, load } = useAreaDrawing(frame);

  function tryAgain() {
    // The button is about to go: without this the focus would go with it.
    frame.current?.focus();
    void load();
  }

  return (
    <nav
      ref={frame}
      tabIndex={-1}
      aria-label={navigation.map.label}
      aria-busy={state === 'loading'}
      className="on-deep @container relative grid aspect-4/5 min-w-0 max-w-lg overflow-clip rounded-xl forced-color-adjust-none"
    >
      {Drawing ? (
        <Drawing highlight={highlight} />
      ) : (
        <MapStandIn
          highlight={highlight}
          loading={state === 'loading'}
          error={state === 'failed' ? navigation.map.error : undefined}
          onRetry={tryAgain}
        />
      )}
    </nav>
  );
}
