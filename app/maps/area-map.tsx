import { useRef } from 'react';
import { areaMapWords } from '#words/area-map.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import { type AreaDrawingProps, useAreaDrawing } from './use-area-drawing.ts';

/** The frame has the same size in every state, so that loading moves nothing. */
export function AreaMap(towns: AreaDrawingProps) {
  const frame = useRef<HTMLElement>(null);
  const { state, Drawing, load } = useAreaDrawing(frame);

  function tryAgain() {
    // The retry button will be unmounted, so the focus moves to the frame.
    frame.current?.focus();
    void load();
  }

  // The map is a landmark only if its links to the towns are not hidden.
  const Frame = towns.isListed ? 'section' : 'nav';
  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      role={towns.isListed ? 'group' : undefined}
      aria-label={areaMapWords.label}
      aria-busy={state === 'loading'}
      className="on-deep @container relative grid aspect-4/5 max-w-lg overflow-clip rounded-xl forced-color-adjust-none"
    >
      {Drawing ? (
        <Drawing {...towns} />
      ) : (
        <MapPlaceholder
          {...towns}
          loading={state === 'loading'}
          error={state === 'failed' ? areaMapWords.error : undefined}
          onRetry={tryAgain}
        />
      )}
    </Frame>
  );
}
