import type { Position } from '../../contract/answers/requests.ts';
import { isAccuracy, isLatitude, isLongitude } from '../../contract/position.ts';

/** The position that the browser reported in a request's `visitor_info`; null if missing or invalid. */
export function positionIn(visitorInfo: Record<string, unknown> | null): Position | null {
  const found = visitorInfo?.geolocation;
  if (typeof found !== 'object' || found === null) return null;
  const { latitude, longitude, accuracy } = found as Record<string, unknown>;
  if (!isLatitude(latitude) || !isLongitude(longitude)) return null;
  return { latitude, longitude, accuracy: isAccuracy(accuracy) ? accuracy : null };
}
