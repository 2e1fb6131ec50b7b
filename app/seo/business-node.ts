import { areas } from '../../content/en/areas.ts';
import { business } from '../../content/en/business.ts';
import { startingPrices } from '../../content/en/prices.ts';
import { sharePicture } from './share-picture.ts';

/** A node of a JSON-LD graph (schema.org). */
export type Node = Record<string, unknown>;

export const businessId = (origin: string) => `${origin}/#business`;

const { lockout, installation } = business.startingPrices;
const offers = startingPrices.items.map(({ name }, at) => ({
  name,
  amount: at === 0 ? lockout : installation,
}));

/**
 * The starting prices that a page's text shows, each with the condition that it is where prices
 * begin. Structured data states no price that its page does not.
 */
export function offersIn(text: string): Node[] {
  return offers
    .filter(({ amount }) =>
      new RegExp(
        `\\b(start(s|ing)?|from)\\b[^.]{0,60}\\$${amount}\\b|\\$${amount}\\b[^.]{0,40}\\bstart`,
        'i',
      ).test(text),
    )
    .map(({ name, amount }) => ({
      '@type': 'Offer',
      name,
      description: startingPrices.condition,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: amount.toFixed(2),
        priceCurrency: 'USD',
      },
    }));
}

/** The rating, where the page's text shows both its figure and the number of reviews behind it. */
function ratingIn(text: string): Node {
  const { value, reviewCount } = business.rating;
  const shown = text.includes(value) && new RegExp(`\\b${reviewCount} reviews`).test(text);
  if (!shown) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount },
  };
}

/** The one business that everything else of a graph points to (docs/product.md 8.3). */
export function businessNode(origin: string, text: string): Node {
  return {
    '@type': 'Locksmith',
    '@id': businessId(origin),
    name: business.name,
    url: `${origin}/`,
    telephone: business.telephone,
    priceRange: business.priceRange,
    image: origin + sharePicture('/'),
    logo: `${origin}/icon-512.png`,
    // No street: it is not known, and a made-up one would send people to the wrong door.
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.locality,
      addressRegion: business.regionCode,
      postalCode: business.postalCode,
      addressCountry: business.countryCode,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
    areaServed: areas.map(({ name }) => `${name}, ${business.regionCode}`),
    ...ratingIn(text),
  };
}
