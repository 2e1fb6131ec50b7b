/** An amount of US cents as people write it: `$95`, `$95.50`. */
export function dollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits })}`;
}
