import { expect, test } from 'vitest';
import { language } from '#words/language.ts';
import { navigation } from '#words/navigation.ts';
import { servicesIndex } from '#words/pages/services-index.ts';
import { serviceAreasCopy } from '#words/pages/towns/index-page.ts';
import { startingPrices } from '#words/prices.ts';
import { areas } from '../facts/areas.ts';
import { ownerQuestions } from '../owner/owner-questions.ts';
import type { PageCopy } from './copy.ts';
import { categoryPages, pageContent, servicePages, townPages } from './page-content.ts';
import { pages } from './pages.ts';

/** Returns every text at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];
}

const isPath = (text: string) => /^\/[a-z]/.test(text);

/** Returns the visible text of the page, without metadata and URLs. */
function sentences({ title, description, keywords, modified, ...shown }: PageCopy): string[] {
  return texts({ ...shown, neighbors: [] }).filter((text) => !isPath(text));
}

const places = areas.flatMap(({ name, zips }) => [name, ...zips]).join('|');

/** Returns the page's words in lowercase, without town names and ZIP codes. */
function words(copy: PageCopy): string[] {
  const text = sentences(copy).join(' ').replaceAll(new RegExp(places, 'gi'), ' ');
  return text.toLowerCase().match(/[\p{L}\d$']+/gu) ?? [];
}

/** Headings ask what people search for, so pages of a kind may share them. */
const withoutHeadings = (copy: PageCopy): PageCopy =>
  JSON.parse(JSON.stringify(copy, (key, value) => (key === 'heading' ? undefined : value)));

function shingles(copy: PageCopy): Set<string> {
  const all = words(withoutHeadings(copy));
  return new Set(all.slice(4).map((_, index) => all.slice(index, index + 5).join(' ')));
}

/** Returns the share of the shorter page that the other page also contains, from 0 to 1. */
function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run));
  return shared.length / Math.min(one.size, other.size);
}

test.each([
  { kind: 'town', of: townPages, most: 0.35 },
  { kind: 'service', of: servicePages, most: 0.25 },
])('no two $kind pages share more than $most of their five-word runs', ({ of, most }) => {
  const cut = Object.entries(of).map(([path, copy]) => ({ path, runs: shingles(copy) }));
  for (const [index, { path, runs }] of cut.entries())
    for (const other of cut.slice(index + 1))
      expect(overlap(runs, other.runs), `${path} and ${other.path}`).toBeLessThanOrEqual(most);
});

test('a copied page is detected', () => {
  const { '/service-areas/hoboken': hoboken, '/service-areas/secaucus': secaucus } = townPages;
  if (!hoboken || !secaucus) throw new Error('these towns are served');
  const renamed = JSON.parse(JSON.stringify(hoboken).replaceAll('Hoboken', 'Secaucus'));
  expect(overlap(shingles(hoboken), shingles(renamed))).toBe(1);
  expect(overlap(shingles(hoboken), shingles(secaucus))).toBeLessThan(1);
});

test.each([
  { kind: 'service', of: servicePages, least: 450 },
  { kind: 'town', of: townPages, least: 400 },
])('every $kind page has at least $least words', ({ of, least }) => {
  for (const [path, copy] of Object.entries(of))
    expect(words(copy).length, path).toBeGreaterThanOrEqual(least);
});

test('titles, descriptions and first keywords are unique, and fit without being shortened', () => {
  const all = Object.values(pageContent);
  expect(new Set(all.map(({ keywords }) => keywords[0])).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  for (const { title, description } of all) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(158);
  }
});

test('every page has content, and every path in the content is a page', () => {
  const registered = pages.map(({ path }) => path);
  expect(Object.keys(pageContent).sort()).toEqual([...registered].sort());
  const named = texts(pageContent).filter(isPath);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !registered.includes(path))).toEqual([]);
});

test('the lists of services and towns name exactly the pages that exist', () => {
  for (const { slug, services } of navigation.columns) {
    const listed = Object.keys(categoryPages[`/services/${slug}`]?.services ?? {});
    expect(listed.sort(), slug).toEqual(services.map((service) => service.slug).sort());
  }
  const columns = navigation.columns.map(({ slug }) => slug);
  expect(Object.keys(servicesIndex.categories).sort()).toEqual([...columns].sort());
  const towns = areas.map(({ slug }) => slug);
  expect(Object.keys(serviceAreasCopy.towns).sort()).toEqual([...towns].sort());
  for (const [path, { neighbors }] of Object.entries(townPages)) {
    expect(towns, path).toEqual(expect.arrayContaining([...neighbors]));
    expect(path).not.toMatch(new RegExp(`/(${neighbors.join('|')})$`));
    const own = path.replace('/service-areas/', '');
    for (const town of neighbors)
      expect(townPages[`/service-areas/${town}`]?.neighbors, town).toContain(own);
  }
});

const asStartingPrice = { en: /\bstart/i, es: /\binicial\b|\bdesde \$|\bempiezan?\b/i }[
  language.code
];

test('only the two starting prices are stated, only on their pages, and as starting prices', () => {
  const [lockout, installation] = startingPrices.items.map(({ price }) => price);
  const emergency = Object.keys(pageContent).filter((path) => path.includes('emergency-locksmith'));
  const allowed: Record<string, readonly (string | undefined)[]> = {
    ...Object.fromEntries(emergency.map((path) => [path, [lockout]])),
    '/services/residential-locksmith': [installation],
    '/services/residential-locksmith/lock-replacement': [installation],
    '/services/commercial-locksmith/lock-replacement': [installation],
    '/faq': [lockout, installation],
  };
  // The owner may state other prices, each of which is a range (docs/product.md 1.5).
  const ofTheOwner = texts(ownerQuestions);
  for (const [path, copy] of Object.entries(pageContent))
    for (const text of texts(copy).filter((text) => !ofTheOwner.includes(text)))
      for (const sentence of text.split(/(?<=[.?!]) /))
        for (const price of sentence.match(/\$\s?\d[\d.,]*\d|\$\s?\d/g) ?? []) {
          expect(allowed[path] ?? [], `${path}: ${sentence}`).toContain(price);
          expect(sentence, path).toMatch(asStartingPrice);
        }
  for (const path of emergency) expect(texts(pageContent[path]).join(), path).toContain(lockout);
});

test('service and town pages contain no phone number in their text, as campaign visitors see another', () => {
  const own = {
    ...servicePages,
    ...categoryPages,
    ...townPages,
    servicesIndex,
    serviceAreasCopy,
  };
  const numbers = texts(own).filter((text) => /\d{3}\D{0,3}\d{3}\D?\d{4}/.test(text));
  expect(numbers).toEqual([]);
});
