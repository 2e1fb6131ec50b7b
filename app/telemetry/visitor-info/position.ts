export type Position = { latitude: number; longitude: number };

/** For everything together. */
export const positionTimeoutMs = 5000;

/** docs/product.md 6.5. Milliseconds. */
export const positionOptions: PositionOptions = {
  timeout: positionTimeoutMs,
  maximumAge: 60_000,
};

let last: Position | undefined;

/** Keeps a position that the visitor has let us have, for the request that they may send. */
export function keepPosition({ coords: { latitude, longitude } }: GeolocationPosition): void {
  last = { latitude, longitude };
}

export const lastPosition = (): Position | undefined => last;

/**
 * Reads the position where that is already allowed, and never asks for it (docs/product.md 6.5): the
 * request takes what is there when it is sent, and waits for nothing. May reject: then it is not known.
 */
export async function readGrantedPosition(): Promise<void> {
  const begun = performance.now();
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  navigator.geolocation.getCurrentPosition(
    (position) => {
      if (performance.now() - begun <= positionTimeoutMs) keepPosition(position);
    },
    () => undefined,
    positionOptions,
  );
}
