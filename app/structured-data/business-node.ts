import { paymentMethods, reviewProfiles, socialLinks, speaksSpanish } from '#words/owner-facts.ts';
import { startingPrices } from '#words/prices.ts';
import { knownEmail, structuredWords } from '#words/structured-data.ts';
import { areas, townAddress } from '../../content/facts/areas.ts';
import { business } from '../../content/facts/business.ts';
import type { CategoryCopy, ServiceCopy } from '../../content/registry/copy.ts';
import type { Page } from '../../content/registry/pages.ts';
import { statedPrice } from '../../content/registry/stated-price.ts';
import { sharePicture } from '../seo/page-meta.ts';

export type Node = Record<string, unknown>;

export const businessId = (origin: string) => `${origin}/#business`;

/** Screens that show the rating with its number of reviews. */
const rated = ['home', 'about', 'reviews'];

/** Screens that show both starting prices. */
const priced = ['home', 'book-online'];

type PricedCopy = Partial<Pick<ServiceCopy, 'price'> & Pick<CategoryCopy, 'passages'>>;

/** Only prices that the page shows. */
export function offersOn({ screen }: Page, { price, passages = [] }: PricedCopy): Node[] {
  const panels = price ? [price] : screen === 'service-category' ? passages : [];
  const named = panels.map(statedPrice);
  return startingPrices.items
    .filter((item) => priced.includes(screen) || named.includes(item))
    .map(({ name, price: from }) => ({
      '@type': 'Offer',
      name,
      description: startingPrices.condition,
      itemOffered: { '@type': 'Service', name },
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: `${from.slice(1)}.00`,
        priceCurrency: 'USD',
      },
    }));
}

function rating({ screen }: Page): Node {
  if (!rated.includes(screen)) return {};
  const { value, reviewCount } = business.rating;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount },
  };
}

const spanishCalls: Node = {
  '@type': 'ContactPoint',
  telephone: business.telephone,
  contactType: 'customer service',
  availableLanguage: ['English', 'Spanish'],
};

function ownerFacts(): Node {
  const profiles = [...reviewProfiles, ...socialLinks].map(({ url }) => url);
  return {
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(speaksSpanish === 'yes' && { contactPoint: spanishCalls }),
    ...(paymentMethods.length > 0 && { paymentAccepted: paymentMethods.join(', ') }),
  };
}

/** The town, because no street is known. */
const home = areas.find(({ name }) => name === business.locality);

/** The node that all others in the graph refer to (docs/product.md 8.3). */
export function businessNode(origin: string, page: Page, email = knownEmail()): Node {
  return {
    '@type': 'Locksmith',
    '@id': businessId(origin),
    name: business.name,
    description: structuredWords.business,
    url: `${origin}/`,
    ...(email && { email }),
    telephone: business.telephone,
    priceRange: business.priceRange,
    image: origin + sharePicture('/'),
    logo: `${origin}/icon-512.png`,
    // Without a street: none is known, and an invented one would send people to the wrong door.
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.locality,
      addressRegion: business.regionCode,
      postalCode: business.postalCode,
      addressCountry: business.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: home?.latitude, longitude: home?.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
    areaServed: areas.map(({ name }) => townAddress(name)),
    ...ownerFacts(),
    ...rating(page),
  };
}
