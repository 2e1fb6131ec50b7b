import type { NewRequest } from '../../contract/request.ts';

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

/** The fields that hold a text, each cut to 100 characters. */
export function shortTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value.slice(0, 100)]] : [],
    ),
  );
}

/**
 * Tells the analytics of a request that was stored, by its kind (docs/product.md 7.6). Five fields and
 * no others: nothing that a person has typed, so of a service in own words only 'Other'.
 */
export function reportConversion(request: Partial<NewRequest>): void {
  const { type, service, timeframe, traffic_source } = request;
  const { source, medium, campaign } = traffic_source ?? {};
  const name = type === 'callback' ? 'callback_request' : 'booking_submission';
  sendEvent(name, shortTexts({ service, timeframe, source, medium, campaign }));
}
