import { BladeEdge } from './blade.tsx';

/** Cards yet to come, each ending in the blade's edge. Decoration only: say what is loading beside it. */
export function SkeletonGrid({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={card} className="h-48 overflow-hidden motion-safe:animate-pulse">
          <div className="h-40 bg-mist" />
          <BladeEdge className="text-mist" />
        </div>
      ))}
    </div>
  );
}
