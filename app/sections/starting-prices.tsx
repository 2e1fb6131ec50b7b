import { startingPrices } from '../../content/en/prices.ts';

export function StartingPrices() {
  return (
    <section className="max-w-2xl rounded-xl bg-mist p-6 md:p-8">
      <h2 className="sign text-3xl text-navy">{startingPrices.title}</h2>
      <dl className="mt-4">
        {startingPrices.items.map(({ name, price }) => (
          <div key={name} className="flex items-baseline gap-4 border-b border-line py-3">
            <dt className="mr-auto">{name}</dt>
            <dd>
              <span className="text-quiet">{startingPrices.from}</span>{' '}
              <strong className="sign text-3xl">{price}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-base text-quiet">{startingPrices.condition}</p>
    </section>
  );
}
