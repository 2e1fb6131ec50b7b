import type { Position } from '../../contract/desk-api.ts';

const within =
  (most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
const isLatitude = within(90);
const isLongitude = within(180);
const isDistance = within(40_000_000);

/** The visitor's position from a request's `visitor_info`; null if it is missing or invalid. */
export function positionIn(visitorInfo: Record<string, unknown> | null): Position | null {
  const found = visitorInfo?.geolocation;
  if (typeof found !== 'object' || found === null) return null;
  const { latitude, longitude, accuracy } = found as Record<string, unknown>;
  if (!isLatitude(latitude) || !isLongitude(longitude)) return null;
  const isKnown = isDistance(accuracy) && accuracy >= 0;
  return { latitude, longitude, accuracy: isKnown ? accuracy : null };
}
