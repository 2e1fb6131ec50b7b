import { areas } from '../../../content/facts/areas.ts';

const mean = (of: (area: (typeof areas)[number]) => number) =>
  areas.reduce((sum, area) => sum + of(area), 0) / areas.length;

/** Center of the towns served. */
export const townsCenter = {
  lat: mean((area) => area.latitude),
  lng: mean((area) => area.longitude),
};
