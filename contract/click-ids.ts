/** Ids that ads of Google's and Microsoft's add to a link. Each names one press by one person. */
export const googleClickIds = ['gclid', 'gbraid', 'wbraid'] as const;
export const clickIds = [...googleClickIds, 'msclkid'] as const;

/** Whether this can be one: what no ad makes is not stored (docs/product.md 7.1). */
export function isClickId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);
}
