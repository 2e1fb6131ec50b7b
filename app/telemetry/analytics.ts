type EventFields = Record<string, string | number>;

/** Sends to the operator's analytics: Google's gtag function, or else its data layer. */
function sender(): ((event: string, fields: EventFields) => unknown) | undefined {
  const { gtag, dataLayer } = window as { gtag?: unknown; dataLayer?: unknown };
  if (typeof gtag === 'function') return (event, fields) => gtag('event', event, fields);
  if (Array.isArray(dataLayer)) return (event, fields) => dataLayer.push({ event, ...fields });
  return undefined;
}

/** Whether the page has analytics: the operator's own, or Google's (tell-google.ts). */
export const hasAnalytics = () => sender() !== undefined;

/** Sends an event to the analytics, if there is one. Its errors are ignored. */
export function sendEvent(event: string, fields: EventFields): void {
  new Promise((sent) => sent(sender()?.(event, fields))).catch(() => undefined);
}
