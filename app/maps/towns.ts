import { type Area, areas } from '../../content/en/areas.ts';

/** From north to south, as the eye goes down the map: the order of its links, too. */
export const townsDownTheMap: readonly Area[] = [...areas].sort((a, b) => b.latitude - a.latitude);

export const townPath = ({ slug }: Area) => `/service-areas/${slug}`;
