import { startingPrices } from '#words/prices.ts';
import { tripFeeWords } from '../../content/registry/stated-facts.ts';

/** Both starting prices with what can raise them, small enough for the first screen of a phone. */
export function EarlyPrices() {
  return (
    <div className="mt-3 mb-5 max-w-xl md:mt-6 md:mb-8">
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {startingPrices.items.map(({ name, price }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-white/25 pb-1"
          >
            {name}
            <span className="text-steel">
              {startingPrices.from} <strong className="sign text-2xl text-white">{price}</strong>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9375rem]/[1.375rem] text-steel">
        {startingPrices.early} {tripFeeWords}
      </p>
    </div>
  );
}
