import { afterEach, expect, test, vi } from 'vitest';
import type { Area } from '../../../content/facts/areas.ts';
import { siteConfig } from '../../settings/site-config.ts';
import { townsNorthToSouth } from '../towns.ts';
import { drawMap } from './draw-map.ts';

vi.mock('../../settings/site-config.ts');

interface Marker {
  title: string;
  zIndex: number;
  gmpClickable: boolean;
  label: { textContent: string; className: string };
  press: () => void;
}

/** Draws the map with fakes of the libraries that it needs. Resolves to what was drawn. */
async function draw(highlight?: string, mapId?: string, onTown: (town: Area) => void = vi.fn()) {
  vi.mocked(siteConfig).mockResolvedValue({ google_maps_map_id: mapId } as never);
  const markers: Marker[] = [];
  const maps: object[] = [];
  const extended: object[] = [];
  const fitted: unknown[] = [];
  const libraries: Record<string, object> = {
    core: {
      LatLngBounds: class {
        extend = (at: object) => extended.push(at);
      },
    },
    maps: {
      Map: class {
        constructor(_: unknown, options: object) {
          maps.push(options);
        }
        fitBounds = (...args: unknown[]) => fitted.push(args);
      },
    },
    marker: {
      AdvancedMarkerElement: class {
        marker = {} as Marker;
        constructor(options: object) {
          Object.assign(this.marker, options);
          markers.push(this.marker);
        }
        append = (label: Marker['label']) => {
          this.marker.label = label;
        };
        addEventListener = (type: string, press: () => void) => {
          if (type === 'gmp-click') this.marker.press = press;
        };
      },
    },
  };
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('google', { maps: { importLibrary: async (name: string) => libraries[name] } });
  await drawMap({} as HTMLElement, highlight, onTown);
  return { markers, maps, extended, fitted };
}

afterEach(() => vi.unstubAllGlobals());

test('each town has a marker with its name, and the map shows them all', async () => {
  const { markers, extended, fitted } = await draw();
  expect(markers.map(({ title }) => title)).toEqual(townsNorthToSouth.map(({ name }) => name));
  expect(markers.map(({ label }) => label.textContent)).toEqual(markers.map(({ title }) => title));
  expect(extended).toContainEqual({ lat: 40.744, lng: -74.032 });
  expect(extended).toHaveLength(markers.length);
  expect(fitted).toHaveLength(1);
});

test('only the marker of the page’s own town is highlighted, and lies above the others', async () => {
  const { markers } = await draw('hoboken');
  const above = markers.filter(({ zIndex }) => zIndex > 0);
  expect(above.map(({ title }) => title)).toEqual(['Hoboken']);
  expect(markers.filter(({ label }) => /bg-white/.test(label.className))).toEqual(above);
  expect((await draw('nowhere')).markers.every(({ zIndex }) => zIndex === 0)).toBe(true);
});

test('pressing a marker reports its own town', async () => {
  const onTown = vi.fn();
  const { markers } = await draw(undefined, undefined, onTown);
  markers.find(({ title }) => title === 'Secaucus')?.press();
  expect(onTown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: 'secaucus' }));
});

test('the operator’s map style is used if one is set, otherwise Google’s demo style', async () => {
  expect((await draw(undefined, 'style-7')).maps).toMatchObject([{ mapId: 'style-7' }]);
  expect((await draw()).maps).toMatchObject([{ mapId: 'DEMO_MAP_ID' }]);
});
