import type { NewRequest } from '../../contract/request.ts';
import { sendEvent } from './analytics.ts';

/** In characters. */
const longest = 100;

/** The fields that hold a text, each cut to 100 characters. */
export function shortTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value.slice(0, longest)]] : [],
    ),
  );
}

/**
 * Tells the analytics of a request that was stored, by its kind (docs/product.md 7.6). Five fields and
 * no others: nothing that a person has typed, so of a service in own words only 'Other'.
 */
export function reportConversion({
  type,
  service,
  timeframe,
  traffic_source,
}: Partial<NewRequest>): void {
  const { source, medium, campaign } = traffic_source ?? {};
  const name = type === 'callback' ? 'callback_request' : 'booking_submission';
  sendEvent(name, shortTexts({ service, timeframe, source, medium, campaign }));
}
