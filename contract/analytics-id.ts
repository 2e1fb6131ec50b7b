/** A measurement ID of Google Analytics 4, as its admin shows it. */
const measurementId = /^G-[A-Z0-9]{4,20}$/;

/** The ID; undefined if it is none, as a row put in by hand may be. */
export function analyticsIdOf(text: string | null): string | undefined {
  return text && measurementId.test(text) ? text : undefined;
}
