import { googleAddressWords, mapsWords } from '#words/form/google.ts';

export interface MapsFailure {
  message: string;
  /** What follows a colon after 'Failed to load Google Maps', where the message is just that. */
  reason?: string;
  /** The operator's billing is or may be the cause: show the help steps with the message. */
  billing: boolean;
}

const aboutBilling = /billing|payment|development purposes/i;

/** For suggestions, errors about the key count as well (docs/product.md 6.7). */
const aboutAccount = /billing|payment|api key|development/i;

export function mapsFailure(message: string): MapsFailure {
  return { message, billing: aboutBilling.test(message) };
}

export function notLoaded(reason: keyof typeof mapsWords.reasons): MapsFailure {
  return { message: mapsWords.failed, reason: mapsWords.reasons[reason], billing: false };
}

/** A failure from Google's reason: an error's name from the console, or a thrown error's message. */
export function googleRefusal(detail: string): MapsFailure {
  return aboutBilling.test(detail)
    ? { message: mapsWords.billing, billing: true }
    : mapsFailure(mapsWords.error(detail));
}

export function suggestionsFailure(error: unknown): MapsFailure {
  const message = (error instanceof Error && error.message) || googleAddressWords.failed;
  return aboutAccount.test(message)
    ? { message: mapsWords.billingHint.text, billing: true }
    : { message, billing: false };
}

/** Name of the error in a console message of Google Maps; undefined in any other message. */
export function refusalInConsole(args: readonly unknown[]): string | undefined {
  const written = args.filter((arg) => typeof arg === 'string').join(' ');
  return /Google Maps JavaScript API error: (\w+)/.exec(written)?.[1];
}
