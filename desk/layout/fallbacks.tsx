import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { Spinner } from '../../app/ui/loading.tsx';
import { deskFrame as words } from '../../content/en/desk/frame.ts';

export function Loading() {
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-quiet">
      <Spinner />
      {words.loading}
    </p>
  );
}

/** In place of what could not be loaded. */
export function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="py-8">
      <Alert>{error.message}</Alert>
      <Button look="quiet" className="mt-4" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

export function Broken({ retry }: { retry: () => void }) {
  return <LoadFailed error={new Error(words.broken)} retry={retry} />;
}

export function NotFound() {
  return (
    <div className="py-8">
      <h1 className="text-2xl font-bold">{words.notFound.title}</h1>
      <Link to="/" className="mt-4 inline-block py-2 font-semibold underline">
        {words.notFound.link}
      </Link>
    </div>
  );
}
