import { expect, test } from 'vitest';
import { contentOf, pageContent } from '../../content/en/page-content.ts';
import { pageAt } from '../../content/en/pages.ts';
import { jsonForHtml, structuredData } from './structured-data.ts';

const origin = 'https://site.example';

type Found = Record<string, unknown>;

function graphOf(path: string, text: string, questions = [{ question: 'Why?', answer: 'So.' }]) {
  const facts = {
    page: pageAt(path),
    copy: contentOf(path, pageContent),
    questions,
    shown: text,
    text,
    origin,
  };
  return structuredData(facts)['@graph'] as Found[];
}
const ofType = (graph: Found[], type: string) =>
  graph.find((node) => [node['@type']].flat().includes(type));

test('the rating is stated only where the page shows its figure and its count', () => {
  const rated = (text: string) => ofType(graphOf('/', text), 'Locksmith')?.aggregateRating;
  expect(rated('Rated 4.9 from 150 reviews')).toMatchObject({
    ratingValue: '4.9',
    reviewCount: '150',
  });
  expect(rated('Rated 4.9')).toBeUndefined();
  expect(rated('from 150 reviews')).toBeUndefined();
  expect(rated('4.9 from 1500 reviews')).toBeUndefined();
});

test('a price is stated only where the page shows it as one that starts there', () => {
  const path = '/services/emergency-locksmith/car-lockout';
  const offers = (text: string) => ofType(graphOf(path, text), 'Service')?.offers;
  expect(offers('Emergency lockout service starts at $49.')).toMatchObject([
    { priceSpecification: { minPrice: '49.00', priceCurrency: 'USD' } },
  ]);
  expect(offers('The starting price is $49, units included.')).toHaveLength(1);
  expect(offers('It costs $49.')).toBeUndefined();
  expect(offers('It starts at $490.')).toBeUndefined();
});

test('on a page that is about no one service, the business makes the offers', () => {
  const graph = graphOf('/book-online', 'Lock installation from $99');
  expect(ofType(graph, 'Locksmith')?.makesOffer).toMatchObject([
    { priceSpecification: { minPrice: '99.00' } },
  ]);
});

test('only questions that stand on the page with their answers make it an FAQ page', () => {
  expect(ofType(graphOf('/faq', 'Why? So.'), 'FAQPage')).toBeDefined();
  expect(ofType(graphOf('/faq', 'Why?'), 'FAQPage')).toBeUndefined();
});

test('a town page is about a service in that town by the one business', () => {
  const graph = graphOf('/service-areas/hoboken', '');
  expect(ofType(graph, 'Service')).toMatchObject({
    provider: { '@id': `${origin}/#business` },
    areaServed: [{ name: 'Hoboken, NJ', geo: { latitude: 40.744, longitude: -74.032 } }],
  });
});

test('the breadcrumbs are those of the page, with addresses', () => {
  const list = ofType(graphOf('/services/auto-locksmith', ''), 'BreadcrumbList');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${origin}/` },
    { position: 2, name: 'Services', item: `${origin}/services` },
    { position: 3, name: 'Auto Locksmith', item: `${origin}/services/auto-locksmith` },
  ]);
});

test('the business has a town but no street, and is open around the clock', () => {
  const owner = ofType(graphOf('/', ''), 'Locksmith');
  expect(owner?.address).not.toHaveProperty('streetAddress');
  expect(owner?.openingHoursSpecification).toMatchObject({ opens: '00:00', closes: '23:59' });
});

test('nothing in the data can end the script element that holds it', () => {
  const json = jsonForHtml({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
