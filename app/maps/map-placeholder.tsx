import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { areaMapWords } from '#words/area-map.ts';
import { Spinner } from '../ui/loading.tsx';
import { townPath, townsNorthToSouth } from './towns.ts';

interface MapPlaceholderProps {
  highlight?: string;
  isListed?: boolean;
  loading: boolean;
  error?: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Replaces the map without JavaScript, while it loads, and if it fails. */
export function MapPlaceholder({
  highlight,
  isListed,
  loading,
  error,
  onRetry,
  children,
}: MapPlaceholderProps) {
  return (
    <div className="grid grid-rows-[1fr_minmax(3rem,auto)] px-4 md:p-8">
      {/* As many rows as towns (a test counts them), so that none moves while the rest is still being parsed. */}
      <ul aria-hidden={isListed} className="grid grid-rows-8">
        {townsNorthToSouth.map((town) => (
          <li key={town.slug} className="border-t border-white/15">
            <Link
              to={townPath(town)}
              tabIndex={isListed ? -1 : undefined}
              aria-current={town.slug === highlight ? 'page' : undefined}
              className="sign flex h-full items-center wrap-anywhere text-xl underline-offset-4 hover:underline"
            >
              {town.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3 border-t border-white/15">
        {loading && (
          <>
            <Spinner /> {areaMapWords.loading}
          </>
        )}
        {/* Only a failure is announced, because mere scrolling starts the loading. */}
        <p role="status">{error}</p>
        {error && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-12 shrink-0 cursor-pointer font-semibold underline underline-offset-4"
          >
            {areaMapWords.retry}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
