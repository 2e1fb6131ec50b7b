import { areas } from '../../content/en/areas.ts';

export type Town = (typeof areas)[number]['name'];

/** After a town's name they make it the name of a street: '5 Hoboken Ave' may be anywhere. */
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

/** A number of five digits that begins the text is a house number. */
const zip = /(?<=\S.*)(?<![\w-])(\d{5})(?:-\d{4})?(?![\w-])/gsu;
const newJersey = /^0[78]/;

/**
 * The served town that an address names, or whose ZIP it has; null elsewhere. Of several names the ZIP decides, else
 * the last. A ZIP that two towns share is taken for the larger of them, which comes first in the list of towns.
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
