import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { navigation } from '../../content/en/navigation.ts';
import { Spinner } from '../ui/loading.tsx';
import { townPath, townsNorthToSouth } from './towns.ts';

interface MapPlaceholderProps {
  highlight?: string;
  loading: boolean;
  /** Why the map could not be loaded. */
  error?: string;
  onRetry: () => void;
  /** Details of the error. */
  children?: ReactNode;
}

/** List of the towns in place of the map: without JavaScript, while it loads, and if it fails. */
export function MapPlaceholder({
  highlight,
  loading,
  error,
  onRetry,
  children,
}: MapPlaceholderProps) {
  return (
    <div className="flex flex-col px-4 md:p-8">
      <ul className="grid grow">
        {townsNorthToSouth.map((town) => (
          <li key={town.slug} className="border-t border-white/15">
            <Link
              to={townPath(town)}
              aria-current={town.slug === highlight ? 'page' : undefined}
              className="sign flex h-full items-center wrap-anywhere text-xl underline-offset-4 hover:underline"
            >
              {town.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex min-h-12 items-center gap-3 border-t border-white/15">
        <p role="status" className="flex items-center gap-3">
          {loading && (
            <>
              <Spinner /> {navigation.loading.map}
            </>
          )}
          {error}
        </p>
        {error && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-12 shrink-0 cursor-pointer font-semibold underline underline-offset-4"
          >
            {navigation.map.retry}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
