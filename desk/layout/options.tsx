/** A choice of a drop-down. */
export type Choice = readonly [value: string, label: string];

export const asIs = (values: readonly string[]) => values.map((value): Choice => [value, value]);

export function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
