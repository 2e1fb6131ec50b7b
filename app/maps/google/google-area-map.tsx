import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MapPlaceholder } from '../map-placeholder.tsx';
import { townPath } from '../towns.ts';
import type { AreaDrawingProps } from '../use-area-drawing.ts';
import { BillingSteps } from './billing-steps.tsx';
import { drawMap } from './draw-map.ts';
import { googleRefusal, type MapsFailure } from './maps-failure.ts';
import { reloadMaps, useMaps } from './maps-script.ts';

export function AreaDrawing({ highlight, isListed }: AreaDrawingProps) {
  const maps = useMaps();
  const navigate = useNavigate();
  const canvas = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [notDrawn, setNotDrawn] = useState<MapsFailure>();
  const [round, setRound] = useState(0);
  const failure = maps.status === 'error' ? maps.failure : notDrawn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per load and per retry
  useEffect(() => {
    const element = canvas.current;
    if (maps.status !== 'loaded' || !element) return;
    let gone = false;
    setNotDrawn(undefined);
    drawMap(element, highlight, (town) => navigate(townPath(town))).then(
      () => gone || setDrawn(true),
      (error) => gone || setNotDrawn(googleRefusal(String(error?.message ?? error))),
    );
    return () => {
      gone = true;
      setDrawn(false);
      element.replaceChildren();
    };
  }, [maps.status, highlight, round]);

  function tryAgain() {
    // The retry button will be unmounted, so the focus moves to the frame.
    canvas.current?.parentElement?.focus();
    if (maps.status === 'error') reloadMaps();
    else setRound(round + 1);
  }

  return (
    <>
      {/* Full size from the start, because Google fits the towns into the element. */}
      <div ref={canvas} className={`absolute inset-0 ${drawn && !failure ? '' : 'invisible'}`} />
      {(!drawn || failure) && (
        <MapPlaceholder
          highlight={highlight}
          isListed={isListed}
          loading={!failure}
          error={failure?.message}
          onRetry={tryAgain}
        >
          {failure?.billing && <BillingSteps />}
        </MapPlaceholder>
      )}
    </>
  );
}
