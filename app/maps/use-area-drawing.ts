import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { siteConfig } from '../settings/site-config.ts';
import { useNear } from '../ui/use-near.ts';

export interface AreaDrawingProps {
  highlight?: string;
  /** Slug of the town to highlight while a link to it elsewhere has the pointer or the focus. */
  lit?: string | undefined;
  /** The page also lists the towns as links, so the map's links are hidden from screen readers and the Tab key. */
  isListed?: boolean;
}

type State = 'waiting' | 'loading' | 'failed' | { Drawing: ComponentType<AreaDrawingProps> };

const importOurs = () => import('./area-map-drawing.tsx');
const importGoogles = () => import('./google/google-area-map.tsx');

async function loadDrawing() {
  const google = (await siteConfig()).maps_provider === 'google';
  const module = await importWithRetry<{ AreaDrawing: ComponentType<AreaDrawingProps> }>(
    google ? importGoogles : importOurs,
  );
  // Undefined if missing-chunk.ts reloads the page after a failure (docs/product.md 3.9).
  if (!module) throw new Error('the drawing did not arrive');
  return module.AreaDrawing;
}

/**
 * Loads the drawing when the frame comes near the viewport (docs/product.md 6.4). Not by React.lazy, which cannot retry
 * and does not report when it replaces the list: a town focused in the list must get the focus in the drawing.
 */
export function useAreaDrawing(frame: RefObject<HTMLElement | null>) {
  const near = useNear(frame, '400px');
  const [state, setState] = useState<State>('waiting');
  const focusedHref = useRef<string>(undefined);

  async function load() {
    setState('loading');
    try {
      const Drawing = await loadDrawing();
      const { activeElement } = document;
      if (frame.current?.contains(activeElement))
        focusedHref.current = activeElement?.getAttribute('href') ?? undefined;
      setState({ Drawing });
    } catch {
      setState('failed');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when near
  useEffect(() => {
    if (near) void load();
  }, [near]);

  useEffect(() => {
    if (typeof state === 'string' || !focusedHref.current) return;
    frame.current?.querySelector<HTMLElement>(`a[href="${focusedHref.current}"]`)?.focus();
    focusedHref.current = undefined;
  }, [state, frame]);

  return {
    state: typeof state === 'string' ? state : 'ready',
    Drawing: typeof state === 'string' ? undefined : state.Drawing,
    load,
  } as const;
}
