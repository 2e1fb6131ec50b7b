import { isPosition, positionTimeoutMs, type SharedPosition } from '../../contract/position.ts';
import { sessionStore } from '../browser/safe-storage.ts';

/** Outlives a reload and a change of language, after which the removed position would be read again. */
const removedKey = 'position_removed';
const isUnwanted = () => sessionStore.get(removedKey) !== null;

let last: SharedPosition | undefined;

export function storePosition(position: SharedPosition): void {
  sessionStore.remove(removedKey);
  last = position;
}

/** A removed position is not sent, and not read silently again. */
export function forgetPosition(): void {
  sessionStore.set(removedKey, 'true');
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

/** May prompt the visitor. Rejects without a position; may never settle. */
export function readPosition(): Promise<SharedPosition> {
  return new Promise((resolve, reject) => ask(resolve, () => reject(new Error('no position'))));
}

/** Never prompts (docs/product.md 6.5). Rejects if the browser cannot tell the permission. */
export async function readGrantedPosition(): Promise<void> {
  const startedAt = performance.now();
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  const isInTime = () => performance.now() - startedAt <= positionTimeoutMs;
  ask(
    (position) => {
      if (!isUnwanted() && isInTime()) storePosition(position);
    },
    () => undefined,
  );
}
