export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The digits without a leading 1: two numbers that have the same are one. */
export const nationalDigits = (typed: string) => digitsOf(typed).replace(/^1(?=\d{10}$)/, '');

/** 10 digits, or 11 with a leading 1. Other characters are ignored. */
export function isCompletePhone(typed: string): boolean {
  const digits = digitsOf(typed);
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
}

/** Whether no phone in North America can have this number: area codes and exchanges begin with 2 to 9. */
export function isImpossiblePhone(typed: string): boolean {
  const digits = nationalDigits(typed);
  return digits.length === 10 && (!/^[2-9]..[2-9]/.test(digits) || /^(.)\1+$/.test(digits));
}

/** tel: link. Ten digits are a US number: '(201) 748-2070' becomes 'tel:+12017482070'. */
export function telHref(typed: string): string {
  const digits = digitsOf(typed);
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** A stored US number as displayed: '+12015550199' becomes '(201) 555-0199'. Undefined for anything else. */
export function displayedPhone(stored: unknown): string | undefined {
  if (typeof stored !== 'string' || !/^\+1\d{10}$/.test(stored)) return undefined;
  return stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** Any spelling of a US number as displayed, '(201) 555-0199'; what is none as it is. */
export const asDisplayed = (typed: string) =>
  displayedPhone(telHref(typed).slice('tel:'.length)) ?? typed;
