const measurementId = /^G-[A-Z0-9]{4,20}$/;

/** Undefined for anything but a GA4 measurement ID, because the row may have been edited by hand. */
export function analyticsIdOf(text: string | null): string | undefined {
  return text && measurementId.test(text) ? text : undefined;
}
