/** A position that a visitor shared by pressing the button: in degrees, the accuracy as a radius in meters. */
export interface SharedPosition {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** In ms: how long a visitor waits for it, from the press, with the permission prompt and all else. */
export const positionTimeoutMs = 5000;

const between =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most;
export const isLatitude = between(-90, 90);
export const isLongitude = between(-180, 180);
/** Up to the circumference of the earth. */
export const isAccuracy = between(0, 40_000_000);

/** Also for what anybody has sent: three numbers in range, and nothing else. */
export function isPosition(value: unknown): value is SharedPosition {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const { latitude, longitude, accuracy } = value as Record<string, unknown>;
  return isLatitude(latitude) && isLongitude(longitude) && isAccuracy(accuracy);
}

/** Opens a place in the map app of a phone, or in the browser: an address, or 'latitude,longitude'. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
