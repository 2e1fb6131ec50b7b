import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { siteConfig } from '../settings/site-config.ts';
import { useNear } from '../ui/use-near.ts';

export interface AreaDrawingProps {
  highlight?: string;
  /** Slug of the town whose dot is lit: a link to it elsewhere has the pointer or the focus. */
  lit?: string | undefined;
  /** The towns are links beside it: nobody has to hear them twice, or pass each twice. */
  isListed?: boolean;
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
  // Undefined if missing-chunk.ts handles the failure by a reload (docs/product.md 3.9).
  if (!module) throw new Error('the drawing did not arrive');
  return module.AreaDrawing;
}

/**
 * The drawing, loaded once the frame comes within 400 px of the viewport (docs/product.md 6.4).
 *
 * Not React.lazy, which can neither retry after a failure nor tell when the content is replaced: if a town of
 * the plain list has the focus, the same town must have it in the drawing.
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
      // The file could not be loaded: the frame shows that, keeps its list and offers a retry.
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
