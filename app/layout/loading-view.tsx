import { navigation } from '#words/navigation.ts';
import { BladeEdge } from '../ui/blade.tsx';
import { SkeletonGrid, Spinner } from '../ui/loading.tsx';

/** Placeholder of a page that loads (docs/product.md 3.8): a spinner with words, or a grid of cards. */
export function LoadingView({ skeleton }: { skeleton: boolean }) {
  return (
    <div className="min-h-screen">
      <div className="on-deep py-14 md:py-20" />
      <BladeEdge className="text-deep" />
      <div className="wrap py-14">
        <p role="status" className={skeleton ? 'sr-only' : 'flex items-center gap-3 text-quiet'}>
          {!skeleton && <Spinner />}
          {navigation.loading.page}
        </p>
        {skeleton && <SkeletonGrid />}
      </div>
    </div>
  );
}
