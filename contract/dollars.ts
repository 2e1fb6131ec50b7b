/** How a job was paid for. */
export const paidByWays = ['cash', 'card', 'check', 'transfer', 'other'] as const;

/** An amount of US cents as people write it: `$95`, `$95.50`. */
export function dollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits })}`;
}

/** A comma stands before thousands only: `95,50` might be meant for $95.50. */
const amount = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;

/** The US cents of what somebody typed, such as `95`, `$1,200` or `95.5`. Undefined if it is no amount. */
export function readDollars(typed: string): number | undefined {
  const [, whole, cents = ''] = amount.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** For a field in which an amount is typed; empty if there is none. */
export const dollarsInput = (cents: number | null) =>
  cents === null ? '' : dollars(cents).replace(/[$,]/g, '');
