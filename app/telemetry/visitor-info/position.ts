/** In degrees; the accuracy is a radius in meters. */
export type Position = { latitude: number; longitude: number; accuracy: number };

/** Limit for everything together, the permission prompt and the geocoding included. */
export const positionTimeoutMs = 5000;

/** In ms (docs/product.md 6.5). */
export const positionOptions: PositionOptions = {
  timeout: positionTimeoutMs,
  maximumAge: 60_000,
};

let last: Position | undefined;

/** Stores a position that the visitor has allowed, for a request that they may send. */
export function storePosition({ coords }: GeolocationPosition): void {
  const { latitude, longitude, accuracy } = coords;
  last = { latitude, longitude, accuracy };
}

export const lastPosition = (): Position | undefined => last;

/**
 * Starts reading the position if the permission is already granted; never prompts (docs/product.md 6.5). A
 * request does not wait for it. Rejects where the browser cannot tell the permission.
 */
export async function readGrantedPosition(): Promise<void> {
  const startedAt = performance.now();
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  navigator.geolocation.getCurrentPosition(
    (position) => {
      if (performance.now() - startedAt <= positionTimeoutMs) storePosition(position);
    },
    () => undefined,
    positionOptions,
  );
}
