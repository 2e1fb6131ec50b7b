import { business } from './business.ts';

/** The towns served (docs/product.md 1.3). Coordinates are of each town's center, in degrees. */
export interface Area {
  name: string;
  slug: string;
  zips: readonly string[];
  latitude: number;
  longitude: number;
}

export const areas = [
  {
    name: 'North Bergen',
    slug: 'north-bergen',
    zips: ['07047'],
    latitude: 40.804,
    longitude: -74.012,
  },
  {
    name: 'Union City',
    slug: 'union-city',
    zips: ['07087'],
    latitude: 40.767,
    longitude: -74.032,
  },
  {
    name: 'West New York',
    slug: 'west-new-york',
    zips: ['07093'],
    latitude: 40.788,
    longitude: -74.014,
  },
  {
    name: 'Guttenberg',
    slug: 'guttenberg',
    zips: ['07093'],
    latitude: 40.792,
    longitude: -74.004,
  },
  {
    name: 'Weehawken',
    slug: 'weehawken',
    zips: ['07086'],
    latitude: 40.77,
    longitude: -74.02,
  },
  {
    name: 'Jersey City',
    slug: 'jersey-city',
    zips: ['07302', '07304', '07305', '07306', '07307', '07310', '07311'],
    latitude: 40.718,
    longitude: -74.043,
  },
  {
    name: 'Hoboken',
    slug: 'hoboken',
    zips: ['07030'],
    latitude: 40.744,
    longitude: -74.032,
  },
  {
    name: 'Secaucus',
    slug: 'secaucus',
    zips: ['07094'],
    latitude: 40.79,
    longitude: -74.057,
  },
] as const satisfies readonly Area[];

/** Returns a town's name as in addresses: 'Hoboken, NJ'. */
export const townAddress = (name: string) => `${name}, ${business.regionCode}`;

/** Returns the town whose page has this path. */
export function areaAt(path: string): Area {
  const area = areas.find(({ slug }) => path === `/service-areas/${slug}`);
  if (!area) throw new Error(`No town stands at ${path}`);
  return area;
}

export type Town = (typeof areas)[number]['name'];
