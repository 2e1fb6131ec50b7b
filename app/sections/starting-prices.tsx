import { startingPrices } from '#words/prices.ts';
import type { StatedFact } from '../../content/registry/copy.ts';
import { tripFeeWords } from '../../content/registry/stated-facts.ts';
import { FactRows } from './fact-rows.tsx';

interface StartingPricesProps {
  className?: string;
  /** What the owner has stated; left out on the home page, which must fit into the first ten packets. */
  facts?: readonly StatedFact[];
}

/** The two starting prices, each with what can raise it. */
export function StartingPrices({
  className = 'max-w-2xl bg-mist',
  facts = [],
}: StartingPricesProps) {
  return (
    <section id="prices" className={`rounded-xl p-6 md:p-8 ${className}`}>
      <h2 className="sign text-3xl text-navy">{startingPrices.title}</h2>
      <dl className="mt-4">
        {startingPrices.items.map(({ name, price, moves }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-4"
          >
            <dt className="sign text-xl">{name}</dt>
            <dd>
              <span className="text-quiet">{startingPrices.from}</span>{' '}
              <strong className="sign text-4xl text-navy">{price}</strong>
            </dd>
            <dd className="col-span-2 mt-1 text-base text-quiet">{moves}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-base">{`${startingPrices.condition} ${tripFeeWords}`}</p>
      <FactRows facts={facts} />
    </section>
  );
}
