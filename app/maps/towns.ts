import { type Area, areas } from '../../content/facts/areas.ts';

/** In the order of the map's links. */
export const townsNorthToSouth: readonly Area[] = [...areas].sort(
  (a, b) => b.latitude - a.latitude,
);

export const townPath = ({ slug }: Area) => `/service-areas/${slug}`;
