export const digitsOf = (text: string) => text.replace(/\D/g, '');

export const nationalDigits = (typed: string) => digitsOf(typed).replace(/^1(?=\d{10}$)/, '');

export function isCompletePhone(typed: string): boolean {
  const digits = digitsOf(typed);
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
}

/** Area codes and exchanges begin with 2 to 9. */
export function isImpossiblePhone(typed: string): boolean {
  const digits = nationalDigits(typed);
  return digits.length === 10 && (!/^[2-9]..[2-9]/.test(digits) || /^(.)\1+$/.test(digits));
}

export function telHref(typed: string): string {
  const digits = digitsOf(typed);
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** '+12015550199' becomes '(201) 555-0199'; undefined for anything but a stored US number. */
export function displayedPhone(stored: unknown): string | undefined {
  if (typeof stored !== 'string' || !/^\+1\d{10}$/.test(stored)) return undefined;
  return stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

export const asDisplayed = (typed: string) =>
  displayedPhone(telHref(typed).slice('tel:'.length)) ?? typed;
