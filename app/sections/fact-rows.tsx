import type { StatedFact } from '../../content/registry/copy.ts';

/** What the owner has stated about a job, below its price. Renders nothing without facts. */
export function FactRows({ facts }: { facts: readonly StatedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-4 border-t border-line pt-4 text-base">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
