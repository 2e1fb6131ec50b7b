import type { ReactNode } from 'react';
import { startingPrices } from '#words/prices.ts';
import { tripFeeWords } from '../../content/registry/stated-facts.ts';

interface EarlyPriceProps {
  /** Without one, nothing is rendered. */
  stated: (typeof startingPrices.items)[number] | undefined;
  /** Shown between the price and its condition. */
  children?: ReactNode;
}

/** The starting price of the page's subject and what can raise it, small enough for the first screen of a phone. */
export function EarlyPrice({ stated, children }: EarlyPriceProps) {
  if (!stated) return null;
  const { job, price, moves } = stated;
  return (
    <div className="mt-2 mb-5 max-w-2xl md:mt-6">
      <p className="text-lg/tight md:text-xl">
        {`${job} ${startingPrices.from} `}
        <strong className="sign text-2xl md:text-3xl">{price}</strong>*
      </p>
      {children}
      <p className="mt-2 text-[0.9375rem]/[1.375rem] text-steel">
        {`* ${startingPrices.early(moves)} ${tripFeeWords}`}
      </p>
    </div>
  );
}
