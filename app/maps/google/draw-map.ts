import type { Area } from '../../../content/facts/areas.ts';
import { siteConfig } from '../../settings/site-config.ts';
import { townsCenter, townsNorthToSouth } from '../towns.ts';

/** Google's markers need a map ID. This one is Google's own for tests, with the standard style. */
const defaultMapId = 'DEMO_MAP_ID';

const nameClass = 'sign rounded-md border-2 border-white px-2 py-1 text-base lift-lg';

function label(town: Area, picked: boolean): HTMLElement {
  const name = document.createElement('span');
  name.textContent = town.name;
  name.className = `${nameClass} ${picked ? 'bg-white text-navy' : 'bg-deep text-white'}`;
  return name;
}

export async function drawMap(
  element: HTMLElement,
  highlight: string | undefined,
  onTown: (town: Area) => void,
): Promise<void> {
  const [config, { LatLngBounds }, { Map: GoogleMap }, { AdvancedMarkerElement }] =
    await Promise.all([
      siteConfig(),
      google.maps.importLibrary('core'),
      google.maps.importLibrary('maps'),
      google.maps.importLibrary('marker'),
    ]);
  const bounds = new LatLngBounds();
  const places = townsNorthToSouth.map((town) => {
    const position = { lat: town.latitude, lng: town.longitude };
    bounds.extend(position);
    return { town, position };
  });
  const map = new GoogleMap(element, {
    mapId: config.google_maps_map_id ?? defaultMapId,
    center: townsCenter,
    zoom: 12,
    // One finger scrolls the page, two fingers move the map.
    gestureHandling: 'cooperative',
    mapTypeControl: false,
    streetViewControl: false,
  });
  map.fitBounds(bounds, 48);
  for (const { town, position } of places) {
    const picked = town.slug === highlight;
    const marker = new AdvancedMarkerElement({
      map,
      position,
      title: town.name,
      gmpClickable: true,
      zIndex: picked ? 1 : 0,
    });
    marker.append(label(town, picked));
    marker.addEventListener('gmp-click', () => onTown(town));
  }
}
