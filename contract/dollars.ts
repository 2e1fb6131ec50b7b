/** How a job was paid for. */
export const paidByWays = ['cash', 'card', 'check', 'transfer', 'other'] as const;

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as people write them, such as `$95` or `$95.50`. */
export const dollarsText = (cents: number) =>
  (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** The US cents of what somebody typed, such as `95`, `$1,200` or `95.5`. Undefined if it is no amount. */
export function readDollars(typed: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?\s*(\d[\d,]*)(?:\.(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** For a field in which an amount is typed; empty if there is none. */
export const dollarsInput = (cents: number | null) =>
  cents === null ? '' : dollarsText(cents).replace(/[$,]/g, '');
