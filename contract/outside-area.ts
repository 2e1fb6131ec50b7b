import { fields } from './fields.ts';
import { type NamedTown, streetWords, townReader } from './town-in-address.ts';

interface Places {
  towns: readonly NamedTown[];
  nearby: readonly string[];
  /** Other names of the served towns and of their parts; in lower case, like `nearby`. */
  local: readonly string[];
}

const country = /[\s,]+(?:USA|U\.S\.A?\.?|US|United States(?: of America)?)$/i;
const newJersey = /[\s,]+(?:N\. ?J|NJ|New Jersey)$/i;

/** Matches capitals only, because 'in', 'or' and 'me' are also words. */
const otherState =
  /,\s*(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

const endsAsStreet = new RegExp(String.raw`(?:^|\s)(?:${streetWords})$`, 'i');

const noTown =
  /\b(?:apt|apartment|unit|suite|floor|rear|back|front|basement|garage|parking|lot|level|building|bldg|gate|door|side|corner|near|behind|across|opposite|station|terminal|mall|center|school|hospital|hotel|tunnel|upstairs|downstairs)\b/i;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether an address is clearly outside; when in doubt, it is not (docs/product.md 4.12). */
export function outsideArea({ towns, nearby, local }: Places): (address: string) => boolean {
  const townIn = townReader(towns);
  const beginnings = towns.map(({ name }) => plain(name).slice(0, 3));

  /** The first three letters decide, so that a misspelled name of a served town is not another town. */
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
    // 'West New York, NY' is a common mistake for the town in New Jersey.
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
