import type { SharedPosition } from './position.ts';

export type Point = readonly [latitude: number, longitude: number];

interface Town<Name> {
  name: Name;
  points: readonly Point[];
}

/** In km. Must stay below 1.7, the distance from Weehawken to Manhattan's bank of the Hudson. */
const reach = 1.5;

/** In meters. The towns are too small for less accurate positions. */
const leastExact = 1000;

const kmPerDegree = 111.2;

function distance([latitude, longitude]: Point, to: SharedPosition): number {
  const north = to.latitude - latitude;
  const east = (to.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(north, east);
}

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
