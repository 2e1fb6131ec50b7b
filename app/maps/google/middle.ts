import { areas } from '../../../content/en/areas.ts';

const mean = (of: (area: (typeof areas)[number]) => number) =>
  areas.reduce((sum, area) => sum + of(area), 0) / areas.length;

/** The middle of the towns served. */
export const middle = { lat: mean((area) => area.latitude), lng: mean((area) => area.longitude) };
