import { isPosition, positionTimeoutMs, type SharedPosition } from '../../contract/position.ts';

let last: SharedPosition | undefined;
let isWanted = true;

/** Stores a position that the visitor has allowed, for a request that they may send. */
export function storePosition(position: SharedPosition): void {
  isWanted = true;
  last = position;
}

/** The visitor removed it: it is not sent, and not read silently again either. */
export function forgetPosition(): void {
  isWanted = false;
  last = undefined;
}

export const lastPosition = (): SharedPosition | undefined => last;

function ask(found: (position: SharedPosition) => void, failed: () => void): void {
  const read = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const position = { latitude, longitude, accuracy };
    if (isPosition(position)) found(position);
    else failed();
  };
  navigator.geolocation.getCurrentPosition(read, failed, {
    timeout: positionTimeoutMs,
    maximumAge: 60_000,
  });
}

/** Asks the browser, which may ask the visitor. Rejects if there is no position; may never settle. */
export function readPosition(): Promise<SharedPosition> {
  return new Promise((resolve, reject) => ask(resolve, () => reject(new Error('no position'))));
}

/**
 * Starts reading the position if the permission is already granted; never prompts (docs/product.md 6.5). A
 * request does not wait for it. Rejects where the browser cannot tell the permission.
 */
export async function readGrantedPosition(): Promise<void> {
  const startedAt = performance.now();
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  const isInTime = () => performance.now() - startedAt <= positionTimeoutMs;
  ask(
    (position) => {
      if (isWanted && isInTime()) storePosition(position);
    },
    () => undefined,
  );
}
