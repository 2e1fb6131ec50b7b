/**
 * Finds the town in addresses stored before the desk's migration. Towns, ZIP codes and rules are frozen as they were
 * when it was released, even if new requests are read differently by now.
 */
const towns = [
  { name: 'North Bergen', zips: ['07047'] },
  { name: 'Union City', zips: ['07087'] },
  { name: 'West New York', zips: ['07093'] },
  { name: 'Guttenberg', zips: ['07093'] },
  { name: 'Weehawken', zips: ['07086'] },
  { name: 'Jersey City', zips: ['07302', '07304', '07305', '07306', '07307', '07310', '07311'] },
  { name: 'Hoboken', zips: ['07030'] },
  { name: 'Secaucus', zips: ['07094'] },
] as const;

type Town = (typeof towns)[number];

/** Words that turn a town's name before them into a street name. */
const streetWords =
  'ave|avenue|av|st|street|rd|road|blvd|boulevard|tpke|turnpike|pike|pl|place|plaza|dr|drive|ln|lane|ct|court|pkwy|parkway|ter|terrace|hwy|highway|way|sq|square';

/** Five digits, with the character before and the word after them. */
const fiveDigits = /(^|[^\w-])(\d{5})(?:-\d{4})?(?![\w-])/g;
const numbered =
  /(?:#|\b(?:apt|apartment|unit|suite|ste|room|box|lot|level|plate|tag|code|gate|no))\W*$/i;
const endsAddress = /^\W*(?:$|,|usa\b|u\.s\.|united\b|unit\b|apt\b|suite\b|ste\b)/i;
const newJersey = /^0[78]/;

const servedZips: readonly string[] = towns.flatMap(({ zips }) => zips);

const mentions = towns.map((town) => ({
  town,
  pattern: new RegExp(
    String.raw`(^|[^\p{L}\p{N}])${town.name.replace(/ /g, String.raw`\s+`)}(?!\s+(?:${streetWords})\b)(?![\p{L}\p{N}])`,
    'giu',
  ),
}));

/** Of several towns, returns the one with the ZIP code, or else the last. */
export function townIn(address: string | null): Town['name'] | null {
  const text = address ?? '';
  const zip = zipIn(text);
  if (zip && !newJersey.test(zip)) return null;
  const named = mentions
    .flatMap(({ town, pattern }) =>
      Array.from(text.matchAll(pattern), ({ index }) => ({ town, index })),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ town }) => town);
  const hasZip = ({ zips }: Town) => zips.some((known) => known === zip);
  return (named.find(hasZip) ?? named.at(-1) ?? towns.find(hasZip))?.name ?? null;
}

/** The last ZIP code. Five digits at the start are a house number, unless there is nothing else. */
function zipIn(address: string): string | undefined {
  let last: string | undefined;
  for (const { index, 0: whole, 1: between = '', 2: digits = '' } of address.matchAll(fiveDigits)) {
    const before = address.slice(0, index + between.length).trim();
    const after = address.slice(index + whole.length);
    if (before ? numbered.test(before) : after.trim()) continue;
    if (servedZips.includes(digits) || endsAddress.test(after)) last = digits;
  }
  return last;
}
