import { areas, type Town } from '../../content/facts/areas.ts';
import { places, townPoints } from '../../content/facts/places.ts';
import { nearestTown } from '../../contract/nearest-town.ts';
import { outsideArea } from '../../contract/outside-area.ts';
import type { SharedPosition } from '../../contract/position.ts';
import { townReader } from '../../contract/town-in-address.ts';

const read = townReader(areas);
const isOutside = outsideArea(places);

/** Goes by name or ZIP code, or by the shared position if the address names no place (docs/product.md 12.2). */
export function townIn(address: string | null, shared?: SharedPosition): Town | null {
  const text = address ?? '';
  const found = read(text);
  if (found.kind === 'served') return found.town;
  return (shared && !isOutside(text) && nearestTown(townPoints, shared)) || null;
}
