import { areas, townAddress } from '../../content/facts/areas.ts';
import { fields } from '../../contract/fields.ts';

interface Place {
  /** Such as 'Hoboken, NJ 07030'. */
  text: string;
  name: string;
  zip: string;
}

/** A town with several ZIP codes is first listed without one, because visitors may not know theirs. */
const places: readonly Place[] = areas.flatMap(({ name, zips }) => {
  const withZip = zips.map((zip) => ({ text: `${townAddress(name)} ${zip}`, name, zip }));
  return zips.length > 1 ? [{ text: townAddress(name), name, zip: '' }, ...withZip] : withZip;
});

const towns = places.filter((place, index) => places[index - 1]?.name !== place.name);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/new jersey/g, 'nj')
    .replace(/[,.\s]+/g, ' ')
    .trim();

function matching(typed: string): readonly Place[] {
  const wanted = plain(typed);
  if (!wanted) return towns;
  if (/^\d+$/.test(wanted)) return places.filter((place) => place.zip.startsWith(wanted));
  const found = places.filter((place) => plain(place.text).startsWith(wanted));
  const names = new Set(found.map((place) => place.name));
  return names.size > 1 ? found.filter((place) => towns.includes(place)) : found;
}

const looksLikeStreet = (text: string) => /^\d\S*\s+\S*[\p{L}\d]\S*/u.test(text);

function readings(typed: string): { street: string; tail: string }[] {
  const commas = [...typed.matchAll(/,/g)].map(({ index }) => ({
    street: typed.slice(0, index).trim(),
    tail: typed.slice(index + 1),
  }));
  const spaces = [...typed.matchAll(/\s+/g)]
    .map(({ index }) => ({ street: typed.slice(0, index).trim(), tail: typed.slice(index) }))
    .filter(({ street, tail }) => looksLikeStreet(street) && plain(tail).length >= 3);
  return [...commas, ...spaces].filter(({ street }) => street !== '');
}

/** Empty if too little or too much was typed, or an address that is complete or not served (docs/product.md 6.3). */
export function suggestAddresses(typed: string): string[] {
  if (typed.length > fields.address.maxLength) return [];
  const text = typed.trim();
  if (text.length >= 2) {
    const bare = matching(text).map((place) => place.text);
    if (bare.length > 0) return unlessComplete(bare, text);
  }
  for (const { street, tail } of readings(typed)) {
    const found = matching(tail).map((place) => `${street}, ${place.text}`);
    if (found.length > 0) return unlessComplete(found, text);
  }
  const hasStreetName = /^\d\S*\s+(\S+\s+)*?\p{L}{3,}/u.test(text) && !text.includes(',');
  return hasStreetName ? towns.map((place) => `${text}, ${place.text}`) : [];
}

function unlessComplete(suggestions: string[], text: string): string[] {
  const others = suggestions.filter((suggestion) => plain(suggestion) !== plain(text));
  return others.length < suggestions.length && /\d{5}$/.test(text) ? [] : others;
}
