import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { siteConfig } from '../settings/site-config.ts';
import { useNear } from '../ui/use-near.ts';

export interface AreaDrawingProps {
  /** Slug of the town to pick out. */
  highlight?: string;
}

type State = 'waiting' | 'loading' | 'failed' | { Drawing: ComponentType<AreaDrawingProps> };

const importOurs = () => import('./area-map-drawing.tsx');
const importGoogles = () => import('./google/google-area-map.tsx');

/** Our own drawing, or Google's map where the server says that it is on (docs/product.md 6.1). */
async function loadDrawing() {
  const google = (await siteConfig()).maps_provider === 'google';
  const module = await importWithRetry<{ AreaDrawing: ComponentType<AreaDrawingProps> }>(
    google ? importGoogles : importOurs,
  );
  // Whoever handles Vite's preload error itself (docs/product.md 3.9) leaves nothing here.
  if (!module) throw new Error('the drawing did not arrive');
  return module.AreaDrawing;
}

/**
 * The drawing, fetched once the frame comes within 400 px of the viewport (docs/product.md 6.4).
 *
 * Not React.lazy, which can neither ask again after a failure nor tell the moment of the change: a
 * visitor who stands on a town of the plain list must still stand on that town in the drawing.
 */
export function useAreaDrawing(frame: RefObject<HTMLElement | null>) {
  const near = useNear(frame, '400px');
  const [state, setState] = useState<State>('waiting');
  const held = useRef<string>(undefined);

  async function load() {
    setState('loading');
    try {
      const Drawing = await loadDrawing();
      const { activeElement } = document;
      if (frame.current?.contains(activeElement))
        held.current = activeElement?.getAttribute('href') ?? undefined;
      setState({ Drawing });
    } catch {
      // Known: the file could not be fetched. The frame says so, keeps its list and offers a retry.
      setState('failed');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one load per approach
  useEffect(() => {
    if (near) void load();
  }, [near]);

  useEffect(() => {
    if (typeof state === 'string' || !held.current) return;
    frame.current?.querySelector<HTMLElement>(`a[href="${held.current}"]`)?.focus();
    held.current = undefined;
  }, [state, frame]);

  return {
    state: typeof state === 'string' ? state : 'ready',
    Drawing: typeof state === 'string' ? undefined : state.Drawing,
    load,
  } as const;
}
