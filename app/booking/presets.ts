import { areas, townAddress } from '../../content/facts/areas.ts';
import type { FormValues } from '../../contract/fields.ts';
import { services } from '../../contract/services.ts';

/** From the query of the page's address (docs/product.md 4.13). */
export function presetsOf(query: string): FormValues {
  const asked = new URLSearchParams(query);
  const service = services.find((name) => name === asked.get('service'));
  const town = areas.find(({ slug }) => slug === asked.get('town'));
  return { ...(service && { service }), ...(town && { address: townAddress(town.name) }) };
}

export function isTownAlone(address: string | undefined): boolean {
  return areas.some(({ name }) => townAddress(name) === address);
}
