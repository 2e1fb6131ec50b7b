import { areas, townAddress } from '../../content/facts/areas.ts';
import type { FormValues } from '../../contract/fields.ts';
import { services } from '../../contract/services.ts';

/**
 * Values that the address of the page presets (docs/product.md 4.13). Anything else in it is ignored.
 *
 * @param query as in location.search
 */
export function presetsOf(query: string): FormValues {
  const asked = new URLSearchParams(query);
  const service = services.find((name) => name === asked.get('service'));
  const town = areas.find(({ slug }) => slug === asked.get('town'));
  return { ...(service && { service }), ...(town && { address: townAddress(town.name) }) };
}

/** Whether an address is as a preset leaves it: it still needs the street. */
export function isTownAlone(address: string | undefined): boolean {
  return areas.some(({ name }) => townAddress(name) === address);
}
