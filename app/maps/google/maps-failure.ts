import { googleAddressWords, mapsWords } from '#words/form/google.ts';

export interface MapsFailure {
  message: string;
  /** Shown after 'Failed to load Google Maps:' in place of `message`. */
  reason?: string;
  /** Billing may be the cause, so the steps for the operator are shown. */
  billing: boolean;
}

const aboutBilling = /billing|payment|development purposes/i;

/** Suggestions can also fail because of the key (docs/product.md 6.7). */
const aboutAccount = /billing|payment|api key|development/i;

export function mapsFailure(message: string): MapsFailure {
  return { message, billing: aboutBilling.test(message) };
}

export function notLoaded(reason: keyof typeof mapsWords.reasons): MapsFailure {
  return { message: mapsWords.failed, reason: mapsWords.reasons[reason], billing: false };
}

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

export function refusalInConsole(args: readonly unknown[]): string | undefined {
  const written = args.filter((arg) => typeof arg === 'string').join(' ');
  return /Google Maps JavaScript API error: (\w+)/.exec(written)?.[1];
}
