import { fields } from './fields.ts';
import { type NamedTown, streetWords, townReader } from './town-in-address.ts';

interface Places {
  towns: readonly NamedTown[];
  /** Towns nearby, and states, that are not served. In lower case. */
  nearby: readonly string[];
  /** Names by which the served towns and their parts are also known. In lower case. */
  local: readonly string[];
}

const country = /[\s,]+(?:USA|U\.S\.A?\.?|US|United States(?: of America)?)$/i;
const newJersey = /[\s,]+(?:N\. ?J|NJ|New Jersey)$/i;

/** In capitals only: 'in', 'or', 'me' and others are words. */
const otherState =
  /,\s*(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

const endsAsStreet = new RegExp(String.raw`(?:^|\s)(?:${streetWords})$`, 'i');

/** Parts of an address that are no town, though they may stand where a town does. */
const noTown =
  /\b(?:apt|apartment|unit|suite|floor|rear|back|front|basement|garage|parking|lot|level|building|bldg|gate|door|side|corner|near|behind|across|opposite|station|terminal|mall|center|school|hospital|hotel|tunnel|upstairs|downstairs)\b/i;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns a test for addresses that clearly name a place outside the served towns: by its ZIP code, or after a comma
 * by its town or state. Anything in doubt is not outside, such as a street without a town (docs/product.md 4.12).
 */
export function outsideArea({ towns, nearby, local }: Places): (address: string) => boolean {
  const townIn = townReader(towns);
  const beginnings = towns.map(({ name }) => plain(name).slice(0, 3));

  /** A town's name that is neither one of ours nor a misspelling of it. */
  function isOtherTown(name: string): boolean {
    if (!/^[\p{L} .'’-]{3,40}$/u.test(name) || endsAsStreet.test(name) || noTown.test(name)) {
      return false;
    }
    return !local.includes(plain(name)) && !beginnings.includes(plain(name).slice(0, 3));
  }

  return (address) => {
    if (address.length > fields.address.maxLength) return false;
    const found = townIn(address);
    if (found.kind === 'other ZIP') return true;
    const text = address.replace(/[\s.,]+$/, '').replace(country, '');
    const state = otherState.exec(text);
    const beforeState = text.slice(0, state?.index).split(',').pop() ?? '';
    // West New York is often written with the state of New York.
    if (found.kind === 'served')
      return state !== null && state[1] !== 'NY' && !/\d/.test(beforeState);
    if (state && beforeState.trim() && !/\d/.test(beforeState)) return true;
    const rest = text.replace(newJersey, '');
    const isInNewJersey = rest !== text;
    const parts = rest.split(',');
    const last = (parts.pop() ?? '').trim();
    if (parts.length === 0 && !isInNewJersey) return false;
    if (nearby.includes(plain(last))) return true;
    return parts.length > 0 && isInNewJersey && isOtherTown(last);
  };
}
