import type { NewRequest } from '../../contract/request.ts';

type EventFields = Record<string, string | number>;

/** Google's gtag function, or else the data layer of the operator's own analytics. */
function sender(): ((event: string, fields: EventFields) => unknown) | undefined {
  const { gtag, dataLayer } = window as { gtag?: unknown; dataLayer?: unknown };
  if (typeof gtag === 'function') return (event, fields) => gtag('event', event, fields);
  if (Array.isArray(dataLayer)) return (event, fields) => dataLayer.push({ event, ...fields });
  return undefined;
}

export const hasAnalytics = () => sender() !== undefined;

/** Ignores errors of the analytics code. */
export function sendEvent(event: string, fields: EventFields): void {
  new Promise((sent) => sent(sender()?.(event, fields))).catch(() => undefined);
}

export function shortTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value.slice(0, 100)]] : [],
    ),
  );
}

/** Never reports anything that a person typed (docs/product.md 7.6). */
export function reportConversion(request: Partial<NewRequest>): void {
  const { type, service, timeframe, traffic_source } = request;
  const { source, medium, campaign } = traffic_source ?? {};
  const name = type === 'callback' ? 'callback_request' : 'booking_submission';
  sendEvent(name, shortTexts({ service, timeframe, source, medium, campaign }));
}
