import { fallback } from '#words/site.ts';
import { Button } from '../ui/button.tsx';

interface FailureNoticeProps {
  message?: string;
  retry?: () => void;
}

/** Replaces a part of a page that failed (docs/product.md 3.9). */
export function FailureNotice({ message = fallback.message, retry }: FailureNoticeProps) {
  return (
    <div role="alert" className="max-w-2xl rounded-lg border border-line bg-mist p-6 text-ink">
      <p className="sign text-2xl text-navy">{fallback.title}</p>
      <p className="mt-2">{message}</p>
      {retry && (
        <Button look="quiet" className="mt-4" onClick={retry}>
          {fallback.retry}
        </Button>
      )}
    </div>
  );
}
