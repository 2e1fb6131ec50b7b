import { navigation } from '#words/navigation.ts';
import { BladeEdge } from '../ui/blade.tsx';
import { SkeletonGrid, Spinner } from '../ui/loading.tsx';

interface LoadingViewProps {
  message?: string;
  /** Placeholder cards instead of the spinner: their number, or true for six. */
  skeleton?: boolean | number;
}

/** Placeholder of a page that loads (docs/product.md 3.8): a spinner with a message, or a grid of cards. */
export function LoadingView({
  message = navigation.loading.page,
  skeleton = false,
}: LoadingViewProps) {
  const cards = skeleton === true ? undefined : skeleton || undefined;
  return (
    <div className="min-h-screen">
      <div className="on-deep py-14 md:py-20" />
      <BladeEdge className="text-deep" />
      <div className="wrap py-14">
        <p role="status" className={skeleton ? 'sr-only' : 'flex items-center gap-3 text-quiet'}>
          {!skeleton && <Spinner />}
          {message}
        </p>
        {skeleton && <SkeletonGrid count={cards} />}
      </div>
    </div>
  );
}
