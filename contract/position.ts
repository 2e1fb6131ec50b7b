/** In degrees; `accuracy` is a radius in meters. */
export interface SharedPosition {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** Counts from the press of the button, including the time of the permission prompt. */
export const positionTimeoutMs = 5000;

const between =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most;
export const isLatitude = between(-90, 90);
export const isLongitude = between(-180, 180);
export const isAccuracy = between(0, 40_000_000);

export function isPosition(value: unknown): value is SharedPosition {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const { latitude, longitude, accuracy } = value as Record<string, unknown>;
  return isLatitude(latitude) && isLongitude(longitude) && isAccuracy(accuracy);
}

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
