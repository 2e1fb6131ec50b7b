/** A US number as displayed: '+12015550199' becomes '(201) 555-0199'. Undefined for anything else. */
export function numberText(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\+1\d{10}$/.test(value)) return undefined;
  return value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
