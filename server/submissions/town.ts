import { areas } from '../../content/en/areas.ts';

export type Town = (typeof areas)[number]['name'];

/** Words that make the town's name before them a street name: '5 Hoboken Ave' may be anywhere. */
const streetWords =
  'ave|avenue|av|st|street|rd|road|blvd|boulevard|tpke|turnpike|pike|pl|place|plaza|dr|drive|ln|lane|ct|court|pkwy|parkway|ter|terrace|hwy|highway|way|sq|square';

const mentions = areas.map(({ name, zips }) => ({
  name,
  zips: zips as readonly string[],
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replaceAll(' ', String.raw`\s+`)}(?!\s+(?:${streetWords})\b)(?![\p{L}\p{N}])`,
    'giu',
  ),
}));

/** A ZIP code anywhere but at the start of the text, where five digits are a house number. */
const zip = /(?<=\S.*)(?<![\w-])(\d{5})(?:-\d{4})?(?![\w-])/gsu;
const newJersey = /^0[78]/;

/**
 * The served town of an address, by name or ZIP code; null if there is none (docs/product.md 12.2). If
 * several towns are named, the one with the ZIP code is returned, or else the last. A ZIP code of two towns
 * gives the larger one, which comes first in `areas`.
 */
export function townIn(address: string | null): Town | null {
  if (!address) return null;
  const code = [...address.matchAll(zip)].at(-1)?.[1];
  if (code && !newJersey.test(code)) return null;
  const named = mentions
    .flatMap((town) => [...address.matchAll(town.pattern)].map(({ index }) => ({ ...town, index })))
    .sort((a, b) => a.index - b.index);
  const hasCode = ({ zips }: { zips: readonly string[] }) =>
    code !== undefined && zips.includes(code);
  return (named.find(hasCode) ?? named.at(-1) ?? mentions.find(hasCode))?.name ?? null;
}
