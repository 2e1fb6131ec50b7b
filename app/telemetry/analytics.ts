type EventFields = Record<string, string | number>;

/** How a measuring service of the operator's takes events: Google's gtag, or else its data layer. */
function sender(): ((event: string, fields: EventFields) => unknown) | undefined {
  const { gtag, dataLayer } = window as { gtag?: unknown; dataLayer?: unknown };
  if (typeof gtag === 'function') return (event, fields) => gtag('event', event, fields);
  if (Array.isArray(dataLayer)) return (event, fields) => dataLayer.push({ event, ...fields });
  return undefined;
}

/** Whether the operator has put a measuring service on the page. The site has none of its own. */
export const hasAnalytics = () => sender() !== undefined;

/** Tells the measuring service, if there is one. Whatever it throws or rejects with is its own affair. */
export function sendEvent(event: string, fields: EventFields): void {
  new Promise((sent) => sent(sender()?.(event, fields))).catch(() => undefined);
}
