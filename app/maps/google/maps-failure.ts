import { googleAddressWords, mapsWords } from '../../../content/en/google.ts';

export interface MapsFailure {
  message: string;
  /** The operator's billing is to blame, or may be: the help steps belong beside the message. */
  billing: boolean;
}

/** docs/product.md 6.7 */
const aboutBilling = /billing|payment|development purposes/i;

/** docs/product.md 6.7: for the suggestions, trouble with the key counts as well. */
const aboutAccount = /billing|payment|api key|development/i;

/** A failure in the words it has to be told in. */
export function mapsFailure(message: string): MapsFailure {
  return { message, billing: aboutBilling.test(message) };
}

/** What Google gave as its reason: an error's name from the console, or a thrown error's message. */
export function googleRefusal(detail: string): MapsFailure {
  return aboutBilling.test(detail)
    ? { message: mapsWords.billing, billing: true }
    : mapsFailure(mapsWords.error(detail));
}

/** Why there are no suggestions. */
export function suggestionsFailure(error: unknown): MapsFailure {
  const message = (error instanceof Error && error.message) || googleAddressWords.failed;
  return aboutAccount.test(message)
    ? { message: mapsWords.billingHint.text, billing: true }
    : { message, billing: false };
}

/** The name of the error that Google writes to the console and nowhere else. */
export function refusalInConsole(args: readonly unknown[]): string | undefined {
  const written = args.filter((arg) => typeof arg === 'string').join(' ');
  return /Google Maps JavaScript API error: (\w+)/.exec(written)?.[1];
}
