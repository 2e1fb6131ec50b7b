import type { SharedPosition } from './position.ts';

export type Point = readonly [latitude: number, longitude: number];

interface Town<Name> {
  name: Name;
  /** Its center, and more where that does not describe it. */
  points: readonly Point[];
}

/** In km. Short enough to stop at the Hudson: Manhattan's bank is 1.7 km from Weehawken's. */
const reach = 1.5;

/** In meters. With less exactness than this, the towns here are too small to tell apart. */
const leastExact = 1000;

const kmPerDegree = 111.2;

/** In km; for distances at which the earth is flat. */
function distance([latitude, longitude]: Point, to: SharedPosition): number {
  const north = to.latitude - latitude;
  const east = (to.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(north, east);
}

/** The town that a position is most likely in; undefined if none is near, or the position is not exact enough. */
export function nearestTown<Name extends string>(
  towns: readonly Town<Name>[],
  position: SharedPosition,
): Name | undefined {
  if (position.accuracy > leastExact) return undefined;
  let nearest: Name | undefined;
  let least = reach;
  for (const { name, points } of towns) {
    for (const point of points) {
      const away = distance(point, position);
      if (away > least) continue;
      nearest = name;
      least = away;
    }
  }
  return nearest;
}
