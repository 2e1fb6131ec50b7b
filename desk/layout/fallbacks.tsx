import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { Spinner } from '../../app/ui/loading.tsx';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { PageTitle, titleOfScreen } from './focus.tsx';

const longMs = 500;

/** Says that something is loading, but only once that takes long: a quick load needs no announcement. */
export function Loading() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-quiet">
      <Spinner />
      {isLong ? words.loading : '\u00a0'}
    </p>
  );
}

/** Shown in place of content that failed to load. */
export function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    // The retry button disappears once loading succeeds, so its focus moves to the title.
    return () => {
      if (element?.contains(document.activeElement)) titleOfScreen()?.focus();
    };
  }, []);
  return (
    <div ref={place} className="py-8">
      <Alert>{error.message}</Alert>
      <Button look="quiet" className="mt-4" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** Retries by a reload: React never asks again for a file that failed to load, and a deploy may have removed it. */
export function Broken() {
  return <LoadFailed error={new Error(words.broken)} retry={() => location.reload()} />;
}

export function NotFound() {
  return (
    <div className="py-8">
      <PageTitle className="text-2xl font-bold">{words.notFound.title}</PageTitle>
      <Link to="/" className="mt-4 inline-block py-2 font-semibold underline">
        {words.notFound.link}
      </Link>
    </div>
  );
}
