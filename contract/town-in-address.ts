export interface NamedTown<Name extends string = string> {
  name: Name;
  zips: readonly string[];
}

export type AddressTown<Name> =
  | { kind: 'served'; town: Name }
  | { kind: 'other ZIP' }
  | { kind: 'not named' };

/** Words that turn a town's name before them into a street name: '5 Hoboken Ave' may be anywhere. */
export const streetWords =
  'ave|avenue|av|st|street|rd|road|blvd|boulevard|tpke|turnpike|pike|pl|place|plaza|dr|drive|ln|lane|ct|court|pkwy|parkway|ter|terrace|hwy|highway|way|sq|square';

// No lookbehind in this file: Safari before 16.4 fails to parse the whole script.

const fiveDigits = /(^|[^\w-])(\d{5})(?:-\d{4})?(?![\w-])/g;
const numbered =
  /(?:#|\b(?:apt|apartment|unit|suite|ste|room|box|lot|level|plate|tag|code|gate|no))\W*$/i;
const endsAddress = /^\W*(?:$|,|usa\b|u\.s\.|united\b|unit\b|apt\b|suite\b|ste\b)/i;
const newJersey = /^0[78]/;

/** Of several towns, it picks the one that the ZIP code belongs to, or else the last one (docs/product.md 12.2). */
export function townReader<Name extends string>(
  towns: readonly NamedTown<Name>[],
): (address: string) => AddressTown<Name> {
  const served = new Set(towns.flatMap(({ zips }) => zips));
  const mentions = towns.map((town) => ({
    ...town,
    pattern: new RegExp(
      String.raw`(^|[^\p{L}\p{N}])${town.name.replace(/ /g, String.raw`\s+`)}(?!\s+(?:${streetWords})\b)(?![\p{L}\p{N}])`,
      'giu',
    ),
  }));

  /** Five digits at the start are a house number, unless they are all there is. */
  function zipIn(address: string): string | undefined {
    let last: string | undefined;
    for (const { index, 0: whole, 1: between = '', 2: digits = '' } of address.matchAll(
      fiveDigits,
    )) {
      const before = address.slice(0, index + between.length).trim();
      const after = address.slice(index + whole.length);
      if (before ? numbered.test(before) : after.trim()) continue;
      if (served.has(digits) || endsAddress.test(after)) last = digits;
    }
    return last;
  }

  return (address) => {
    const zip = zipIn(address);
    if (zip && !newJersey.test(zip)) return { kind: 'other ZIP' };
    const named = mentions
      .flatMap((town) =>
        Array.from(address.matchAll(town.pattern), ({ index }) => ({ ...town, index })),
      )
      .sort((a, b) => a.index - b.index);
    const hasZip = ({ zips }: NamedTown) => zip !== undefined && zips.includes(zip);
    const found = named.find(hasZip) ?? named[named.length - 1] ?? mentions.find(hasZip);
    if (found) return { kind: 'served', town: found.name };
    return zip ? { kind: 'other ZIP' } : { kind: 'not named' };
  };
}
