import { expect, test } from 'vitest';
import { knownEmail } from '#words/structured-data.ts';
import { contentOf, pageContent } from '../../content/registry/page-content.ts';
import { pageAt, pages } from '../../content/registry/pages.ts';
import { businessNode } from './business-node.ts';
import { jsonForHtml, type StructuredCopy, structuredData } from './structured-data.ts';

const origin = 'https://site.example';

type Found = Record<string, unknown>;

function graphOf(path: string, words: Partial<StructuredCopy> = {}) {
  const copy = { ...contentOf(path, pageContent), ...words };
  return structuredData({ page: pageAt(path), copy, origin })['@graph'] as Found[];
}
const ofType = (graph: Found[], type: string) =>
  graph.find((node) => [node['@type']].flat().includes(type));

test('the structured data has the rating only on the pages that show it', () => {
  const rated = pages.filter(({ path }) => ofType(graphOf(path), 'Locksmith')?.aggregateRating);
  expect(rated.map(({ path }) => path)).toEqual(['/', '/about', '/reviews']);
  expect(ofType(graphOf('/'), 'Locksmith')?.aggregateRating).toMatchObject({
    ratingValue: '4.9',
    reviewCount: '150',
  });
});

test('the coordinates of the business are those of its town’s town hall', () => {
  expect(ofType(graphOf('/'), 'Locksmith')?.geo).toEqual({
    '@type': 'GeoCoordinates',
    latitude: 40.804,
    longitude: -74.012,
  });
});

test('a service states the starting price named in its text, and no other figure', () => {
  const offers = (text: string) => {
    const price = { heading: 'Price', paragraphs: [text] };
    const graph = graphOf('/services/emergency-locksmith/car-lockout', { price });
    return ofType(graph, 'Service')?.offers;
  };
  expect(offers('Emergency lockout service starts at $49.')).toMatchObject([
    { priceSpecification: { minPrice: '49.00', priceCurrency: 'USD' } },
  ]);
  expect(offers('The starting price is $49, units included.')).toHaveLength(1);
  expect(offers('It costs what it costs.')).toBeUndefined();
  expect(offers('It starts at $490.')).toBeUndefined();
});

test('a price in the text of a page without a price panel is not stated', () => {
  const passages = [{ heading: 'Price', paragraphs: ['Emergency lockout service starts at $49.'] }];
  const graph = graphOf('/service-areas/hoboken', { passages });
  expect(JSON.stringify(graph)).not.toContain('49.00');
});

test('on a page that is not about one service, the business makes the offers', () => {
  expect(ofType(graphOf('/book-online'), 'Locksmith')?.makesOffer).toMatchObject([
    { priceSpecification: { minPrice: '49.00' } },
    { priceSpecification: { minPrice: '99.00' } },
  ]);
});

test('a page is an FAQPage only if it has questions and answers', () => {
  const questions = [{ question: 'Why?', answer: 'So.' }];
  const graph = graphOf('/services', { questions });
  expect(ofType(graph, 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So.' } }],
  });
  expect(ofType(graphOf('/services'), 'FAQPage')).toBeUndefined();
});

test('a town page describes a service in that town, provided by the business', () => {
  const graph = graphOf('/service-areas/hoboken');
  expect(ofType(graph, 'Service')).toMatchObject({
    provider: { '@id': `${origin}/#business` },
    areaServed: [{ name: 'Hoboken, NJ', geo: { latitude: 40.744, longitude: -74.032 } }],
  });
});

test('a town page names the service and the town', () => {
  expect(ofType(graphOf('/service-areas/hoboken'), 'Service')?.name).toBe(
    'Locksmith service in Hoboken, NJ',
  );
});

test('each offer names the service offered', () => {
  const offered = (graph: Found[]) =>
    [ofType(graph, 'Locksmith')?.makesOffer ?? ofType(graph, 'Service')?.offers].flat();
  const named = (name: string) => ({ itemOffered: { '@type': 'Service', name } });
  expect(offered(graphOf('/book-online'))).toMatchObject([
    named('Emergency lockout'),
    named('Lock installation'),
  ]);
  expect(offered(graphOf('/services/residential-locksmith/lock-replacement'))).toMatchObject([
    named('Lock installation'),
  ]);
});

test('the business has a description, and an email address unless it is a placeholder', () => {
  const owner = ofType(graphOf('/'), 'Locksmith');
  expect(owner?.description).toContain('North Bergen');
  expect(owner).not.toHaveProperty('email');
  expect(businessNode(origin, pageAt('/'), 'help@locksmith.com').email).toBe('help@locksmith.com');
  for (const email of ['a@x.example', 'a@x.test', 'a@x.invalid']) {
    expect(knownEmail(email)).toBeUndefined();
  }
  expect(knownEmail('help@locksmith.com')).toBe('help@locksmith.com');
});

test('the breadcrumbs are those of the page, with full addresses', () => {
  const list = ofType(graphOf('/services/auto-locksmith'), 'BreadcrumbList');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${origin}/` },
    { position: 2, name: 'Services', item: `${origin}/services` },
    { position: 3, name: 'Auto locksmith', item: `${origin}/services/auto-locksmith` },
  ]);
});

test('the business has a town but no street, and is open around the clock', () => {
  const owner = ofType(graphOf('/'), 'Locksmith');
  expect(owner?.address).not.toHaveProperty('streetAddress');
  expect(owner?.openingHoursSpecification).toMatchObject({ opens: '00:00', closes: '23:59' });
});

test('text in the data cannot end the script element that contains it', () => {
  const json = jsonForHtml({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
