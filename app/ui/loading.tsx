import { bitting } from './bitting.ts';

/** Placeholder cards. Decorative: put text next to them that says what is loading. */
export function SkeletonGrid({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-6 text-mist sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <div key={card} className="motion-safe:animate-pulse">
          <div className="bg-mist py-14" />
          <svg viewBox="0 0 240 22" aria-hidden="true" className="h-4">
            <path fill="currentColor" transform="scale(.36)" d={`M0 60h50${bitting}l60-60H0z`} />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** Decorative: put text next to them that says what is being sent. Still under reduced motion (motion.css). */
export function Pins() {
  return (
    <span aria-hidden="true" className="pins">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

/** Decorative: put text next to it that says what is loading. Does not turn under reduced motion. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  );
}
