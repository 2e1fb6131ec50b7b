import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { navigation } from '../../content/en/navigation.ts';
import { Spinner } from '../ui/spinner.tsx';
import { townPath, townsDownTheMap } from './towns.ts';

interface MapStandInProps {
  highlight?: string;
  loading: boolean;
  /** Why there is no map. */
  error?: string;
  onRetry: () => void;
  /** What more there is to say about the error. */
  children?: ReactNode;
}

/** Stands in the map's place without JavaScript, until the map is here, and when it fails. */
export function MapStandIn({ highlight, loading, error, onRetry, children }: MapStandInProps) {
  return (
    <div className="flex flex-col p-4 md:p-8">
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
