import { type Area, areas } from '../../content/facts/areas.ts';

export const townsNorthToSouth: readonly Area[] = [...areas].sort(
  (a, b) => b.latitude - a.latitude,
);

export const townPath = ({ slug }: Area) => `/service-areas/${slug}`;

const mean = (of: (area: (typeof areas)[number]) => number) =>
  areas.reduce((sum, area) => sum + of(area), 0) / areas.length;

export const townsCenter = {
  lat: mean((area) => area.latitude),
  lng: mean((area) => area.longitude),
};
