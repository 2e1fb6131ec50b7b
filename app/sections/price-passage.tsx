import { servicePages } from '#words/pages/service-pages.ts';
import { startingPrices } from '#words/prices.ts';
import type { Passage, StatedFact } from '../../content/registry/copy.ts';
import { tripFeeWords } from '../../content/registry/stated-facts.ts';
import { statedPrice } from '../../content/registry/stated-price.ts';
import { FactRows } from './fact-rows.tsx';
import { Paragraphs } from './passages.tsx';
import { SectionHeading } from './section.tsx';

interface PricePassageProps {
  id?: string;
  passage: Passage;
  /** What the owner has stated about the job. */
  facts?: readonly StatedFact[];
}

/** What a job costs: a panel with the starting price where one is stated, else what moves the price. */
export function PricePassage({ id, passage, facts = [] }: PricePassageProps) {
  const stated = statedPrice(passage);
  return (
    <section
      id={id}
      className={`grid content-start gap-8 rounded-xl bg-mist p-6 md:p-8 ${stated ? 'md:grid-cols-[auto_1fr]' : ''}`}
    >
      {stated && (
        <dl>
          <dt>
            <strong className="block">{servicePages.startingPrice}</strong>
            {stated.name}
          </dt>
          <dd className="mt-2 flex items-baseline gap-2">
            {startingPrices.from}
            <strong className="sign text-4xl text-navy md:text-6xl">{stated.price}</strong>
          </dd>
        </dl>
      )}
      <div className="grid max-w-[62ch] gap-4">
        <SectionHeading>{passage.heading}</SectionHeading>
        <Paragraphs texts={passage.paragraphs} />
        <p className="text-base text-quiet">
          {stated && `${startingPrices.condition} `}
          {tripFeeWords}
        </p>
        <FactRows facts={facts} />
      </div>
    </section>
  );
}
