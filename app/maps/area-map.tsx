import { useRef } from 'react';
import { Link } from 'react-router';
import { navigation } from '../../content/en/navigation.ts';
import { Spinner } from '../ui/spinner.tsx';
import { townPath, townsDownTheMap } from './towns.ts';
import { type AreaDrawingProps, useAreaDrawing } from './use-area-drawing.ts';

const { map, loading } = navigation;

/** Stands in the map's place without JavaScript, before the map is near, and when it fails. */
function PlainList({ highlight }: AreaDrawingProps) {
  return (
    <ul className="grid grow">
      {townsDownTheMap.map((town) => (
        <li key={town.slug} className="border-t border-white/15">
          <Link
            to={townPath(town)}
            aria-current={town.slug === highlight ? 'page' : undefined}
            className="sign flex h-full items-center text-xl underline-offset-4 hover:underline"
          >
            {town.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
      aria-label={map.label}
      aria-busy={state === 'loading'}
      className="on-deep @container relative grid aspect-4/5 min-w-0 max-w-lg overflow-clip rounded-xl forced-color-adjust-none"
    >
      {Drawing ? (
        <Drawing highlight={highlight} />
      ) : (
        <div className="flex flex-col p-4 md:p-8">
          <PlainList highlight={highlight} />
          <div className="flex min-h-12 items-center gap-3 border-t border-white/15">
            <p role="status" className="flex items-center gap-3">
              {state === 'loading' && (
                <>
                  <Spinner /> {loading.map}
                </>
              )}
              {state === 'failed' && map.error}
            </p>
            {state === 'failed' && (
              <button
                type="button"
                onClick={tryAgain}
                className="min-h-12 shrink-0 cursor-pointer font-semibold underline underline-offset-4"
              >
                {map.retry}
              </button>
            )}
          </div>
        </div>
      )}
    </nav>
  );
}
