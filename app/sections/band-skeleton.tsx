import { Blade } from '../ui/blade.tsx';

/** Stands for a band while its chunk is on the way: a key where the heading will be, and lines of text. */
export function BandSkeleton() {
  return (
    <div aria-hidden="true" className="wrap py-14 text-line md:py-20">
      <Blade className="h-8" />
      <div className="mt-8 h-4 max-w-2xl rounded-xl bg-line" />
      <div className="mt-4 h-4 max-w-xl rounded-xl bg-line" />
    </div>
  );
}
