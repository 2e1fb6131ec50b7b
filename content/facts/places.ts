import type { Point } from '../../contract/nearest-town.ts';
import { areas } from './areas.ts';

/** Places that are not served: towns nearby, and states written out. */
const nearby: readonly string[] = [
  'bayonne',
  'belleville',
  'bergenfield',
  'bloomfield',
  'bogota',
  'bronx',
  'the bronx',
  'brooklyn',
  'carlstadt',
  'cliffside park',
  'clifton',
  'connecticut',
  'east newark',
  'east orange',
  'east rutherford',
  'edgewater',
  'elizabeth',
  'englewood',
  'englewood cliffs',
  'fairview',
  'fort lee',
  'hackensack',
  'harrison',
  'irvington',
  'kearny',
  'leonia',
  'little ferry',
  'lodi',
  'lyndhurst',
  'manhattan',
  'moonachie',
  'montclair',
  'new york',
  'new york city',
  'newark',
  'north arlington',
  'nutley',
  'ny',
  'nyc',
  'orange',
  'palisades park',
  'paramus',
  'passaic',
  'paterson',
  'pennsylvania',
  'philadelphia',
  'queens',
  'ridgefield',
  'ridgefield park',
  'rutherford',
  'staten island',
  'teaneck',
  'teterboro',
  'union',
  'west orange',
];

/** Parts of the eight towns and short forms of their names, which must not count as other places. */
const local: readonly string[] = [
  'bergen',
  'bergen lafayette',
  'bergenline',
  'downtown',
  'exchange place',
  'galaxy',
  'the galaxy',
  'greenville',
  'hamilton park',
  'harmon cove',
  'harmon meadow',
  'heights',
  'the heights',
  'hudson',
  'hudson county',
  'jc',
  'journal square',
  'lafayette',
  'lincoln harbor',
  'mcginley square',
  'n bergen',
  'newport',
  'paulus hook',
  'port imperial',
  'w new york',
  'west side',
  'wny',
  'woodcliff',
];

/**
 * Places that an address may name. They decide when the form says that an address may be outside the area, and are not
 * shown anywhere. All but the towns served are in lowercase and without punctuation.
 */
export const places = { towns: areas, nearby, local } as const;

/** More points for towns that are long or bent. Approximate: they only tell in which town a position most likely is. */
const furtherPoints: Partial<Record<(typeof areas)[number]['slug'], readonly Point[]>> = {
  'north-bergen': [
    [40.782, -74.03],
    [40.797, -74.022],
  ],
  'union-city': [[40.777, -74.023]],
  weehawken: [[40.76, -74.024]],
  'jersey-city': [
    [40.716, -74.073],
    [40.698, -74.085],
    [40.733, -74.067],
    [40.75, -74.054],
    [40.729, -74.037],
  ],
  hoboken: [[40.752, -74.028]],
  secaucus: [[40.776, -74.066]],
};

/** Where the towns served are. */
export const townPoints = areas.map(({ name, slug, latitude, longitude }) => ({
  name,
  points: [[latitude, longitude] as const, ...(furtherPoints[slug] ?? [])],
}));
