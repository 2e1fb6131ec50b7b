import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '../../content/en/business.ts';
import { pages } from '../../content/en/pages.ts';
import { openBrowser, type Visit } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type JsonObject = Record<string, Json>;

interface Statement {
  path: string;
  /** Every object of the page's graph, nested ones too. */
  nodes: JsonObject[];
  /** What is on the screen. */
  visible: string;
  /** What is in the page for a reader, answers that are folded away included. */
  readable: string;
}

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

async function statementOf(page: Page, origin: string, path: string): Promise<Statement> {
  await page.goto(origin + path);
  const scripts = page.locator('script[type="application/ld+json"]');
  expect(await scripts.count(), path).toBe(1);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  const visible = await page.locator('body').innerText();
  const readable = await page.evaluate(() => {
    for (const unread of document.querySelectorAll('body :is(script, style, noscript)')) {
      if (unread.getAttribute('type') !== 'application/ld+json') unread.remove();
    }
    const data = document.querySelector('script[type="application/ld+json"]');
    const text = data?.textContent ?? '';
    data?.remove();
    return { text, body: document.body.textContent };
  });
  const graph: JsonObject = JSON.parse(readable.text);
  expect(graph['@context']).toBe('https://schema.org');
  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');
  return {
    path,
    nodes: objectsIn(graph['@graph'] ?? null),
    visible: squeezed(visible),
    readable: squeezed(readable.body),
  };
}

let server: RunningServer;
let visit: Visit;
const statements: Statement[] = [];
beforeAll(async () => {
  server = await startServer();
  visit = await openBrowser({ javaScriptEnabled: false });
  for (const { path } of pages) statements.push(await statementOf(visit.page, server.url, path));
}, 60_000);
afterAll(async () => {
  await visit[Symbol.asyncDispose]();
  await server.stop();
});

const is = (node: JsonObject, type: string) => [node['@type']].flat().includes(type);
const ofType = ({ nodes }: Statement, type: string) => nodes.filter((node) => is(node, type));

test('every reference of every graph resolves within it', () => {
  for (const { path, nodes } of statements) {
    const defined = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
    const references = nodes.filter((node) => Object.keys(node).join() === '@id');
    expect(references.length, path).toBeGreaterThan(0);
    expect(
      references.filter((node) => !defined.has(node['@id'] ?? null)),
      path,
    ).toEqual([]);
  }
});

test('every graph tells of one and the same locksmith, site and page', () => {
  const businesses = statements.flatMap((statement) => ofType(statement, 'Locksmith'));
  expect(businesses).toHaveLength(pages.length);
  expect(new Set(businesses.map((node) => node['@id'])).size).toBe(1);
  expect(businesses[0]).toMatchObject({ telephone: '+12017482070', priceRange: '$$' });
  for (const statement of statements) {
    expect(ofType(statement, 'WebSite'), statement.path).toHaveLength(1);
    const own = statement.nodes.filter(
      (node) =>
        typeof node.url === 'string' &&
        node.isPartOf &&
        new URL(node.url).pathname === statement.path,
    );
    expect(own, statement.path).toHaveLength(1);
  }
});

test('a rating is stated only on pages that show it', () => {
  const rated = statements.filter((statement) => ofType(statement, 'AggregateRating').length > 0);
  expect(rated.map(({ path }) => path)).toContain('/reviews');
  for (const { path, visible } of rated) {
    expect(visible, path).toContain(business.rating.value);
    expect(visible, path).toContain(`${business.rating.reviewCount} reviews`);
  }
});

test('a price is stated only on pages that show it as where prices start', () => {
  const priced = statements.filter((statement) => ofType(statement, 'Offer').length > 0);
  expect(priced.map(({ path }) => path)).toContain('/book-online');
  for (const statement of priced) {
    for (const { minPrice } of ofType(statement, 'PriceSpecification')) {
      expect(statement.visible, statement.path).toMatch(new RegExp(`\\$${Number(minPrice)}\\b`));
    }
    expect(statement.visible, statement.path).toMatch(/start(s|ing) |from \$/);
  }
});

test('the only prices anywhere in the data are the two stated ones', () => {
  const prices = statements.flatMap(({ nodes }) =>
    nodes.flatMap((node) => [node.price, node.minPrice, node.lowPrice].filter(Boolean)),
  );
  expect(new Set(prices)).toEqual(new Set(['49.00', '99.00']));
});

test('questions are stated only with the words that stand on the page', () => {
  for (const statement of statements) {
    for (const { name, acceptedAnswer } of ofType(statement, 'Question')) {
      expect(statement.readable, statement.path).toContain(name);
      expect(statement.readable, statement.path).toContain((acceptedAnswer as JsonObject).text);
    }
  }
});

test('the breadcrumbs of the data are those of the page', () => {
  for (const statement of statements) {
    const items = ofType(statement, 'ListItem').map(({ name }) => name);
    if (statement.path === '/') expect(items).toEqual([]);
    else expect(items[0], statement.path).toBe('Home');
  }
});
