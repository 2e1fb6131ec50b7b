/** Decorative: say beside it what is loading. Does not turn under reduced motion. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  );
}
