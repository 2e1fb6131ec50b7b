export const paidByWays = ['cash', 'card', 'check', 'transfer', 'other'] as const;

export function dollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits })}`;
}

/** A comma is for thousands only: `95,50` might mean $95.50, so it is refused. */
const amount = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;

export const mostCents = 1_000_000;

/** Undefined if it is not an amount, or too high. */
export function readDollars(typed: string): number | undefined {
  const [, whole, cents = ''] = amount.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const read = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return read <= mostCents ? read : undefined;
}

export const dollarsInput = (cents: number | null) =>
  cents === null ? '' : dollars(cents).replace(/[$,]/g, '');
