import type { Passage } from '../../content/en/copy.ts';
import { startingPrices } from '../../content/en/prices.ts';
import { servicePages } from '../../content/en/service-pages.ts';
import { BandHeading } from './band-heading.tsx';
import { Paragraphs } from './prose.tsx';

/** The starting price these words name, if they name one: it is shown large, never without its condition. */
export function statedPrice({ paragraphs }: Passage) {
  return startingPrices.items.find(({ price }) => paragraphs.some((text) => text.includes(price)));
}

/** What a job costs: a panel with the starting price where one is stated, else what moves the price. */
export function PricePassage({ passage }: { passage: Passage }) {
  const stated = statedPrice(passage);
  return (
    <section className="grid gap-x-8 gap-y-6 border-y-4 border-navy bg-mist p-6 md:grid-cols-[auto_1fr] md:p-8">
      {stated && (
        <dl className="md:row-span-2 md:w-44 md:border-r md:border-line md:pr-8">
          <dt className="font-semibold">
            {servicePages.startingPrice}
            <span className="block font-normal text-quiet">{stated.name}</span>
          </dt>
          <dd className="mt-2 flex items-baseline gap-2">
            <span className="text-quiet">{startingPrices.from}</span>
            <strong className="sign text-6xl text-navy">{stated.price}</strong>
          </dd>
        </dl>
      )}
      <div className="grid gap-4">
        <BandHeading>{passage.heading}</BandHeading>
        <Paragraphs texts={passage.paragraphs} />
        {stated && <p className="max-w-xl text-base text-quiet">{startingPrices.condition}</p>}
      </div>
    </section>
  );
}
