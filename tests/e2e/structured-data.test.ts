import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '../../content/en/business.ts';
import { notFound } from '../../content/en/not-found.ts';
import { pages } from '../../content/en/pages.ts';
import { startingPrices } from '../../content/en/prices.ts';
import { openBrowser, type Visit } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { hydrated } from '../support/service-worker.ts';

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
}, 180_000);
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
  const shown = statements.filter(({ visible }) =>
    visible.includes(`${business.rating.reviewCount} reviews`),
  );
  expect(rated).toEqual(shown);
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
  const shown = statements.filter(({ visible }) => visible.includes(startingPrices.condition));
  expect(priced).toEqual(shown);
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

test('on the way from page to page the document holds the data of the page that is shown', async () => {
  await using visitor = await openBrowser();
  const { page } = visitor;
  const town = '/service-areas/hoboken';
  const service = '/services/emergency-locksmith/house-lockout';
  const blocks = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent));
  /** The page's head as the document shows it, besides its data. */
  const head = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    ]);
  const direct = new Map<string, { blocks: unknown; head: unknown }>();
  for (const path of ['/', '/service-areas', town, service]) {
    await page.goto(server.url + path);
    direct.set(path, { blocks: await blocks(), head: await head() });
  }
  const isShown = async (path: string) => {
    await page.waitForURL(server.url + path);
    await expect.poll(blocks, { message: path, timeout: 10_000 }).toEqual(direct.get(path)?.blocks);
    expect(await head(), path).toEqual(direct.get(path)?.head);
  };

  await page.goto(`${server.url}/`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const follow = (path: string) =>
    page.locator(`#main a[href="${path}"], footer a[href="${path}"]`).first().click();
  await follow('/service-areas');
  await isShown('/service-areas');
  await follow(town);
  await isShown(town);
  await follow(service);
  await isShown(service);
  await page.goBack();
  await isShown(town);
  await page.goBack();
  await page.goBack();
  await isShown('/');
  await page.goForward();
  await isShown('/service-areas');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('a page that does not exist states nothing, and leaves none of the last page there', async () => {
  await using visitor = await openBrowser();
  const { page } = visitor;
  await page.goto(`${server.url}/about`);
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/nowhere'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});
