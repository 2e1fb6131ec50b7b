import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { notFound } from '../../../content/en/pages/not-found.ts';
import { startingPrices } from '../../../content/en/prices.ts';
import { business } from '../../../content/facts/business.ts';
import { pages } from '../../../content/registry/pages.ts';
import { openBrowserWindow, openHydrated } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { collectComplaints } from '../../support/browser/complaints.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type JsonObject = Record<string, Json>;

interface Statement {
  path: string;
  /** Every object of the page's graph, nested ones too. */
  nodes: JsonObject[];
  /** Text of the body that is rendered, without collapsed answers. */
  visible: string;
  /** All text of the body, including collapsed answers. */
  readable: string;
}

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

async function statementOf(page: Page, path: string): Promise<Statement> {
  await page.goto(path);
  const scripts = page.locator('script[type="application/ld+json"]');
  expect(await scripts.count(), path).toBe(1);
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must be left out
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

/** `statements` holds the structured data of every page as served, without JavaScript. */
const test = browserTest.extend(
  'statements',
  { scope: 'file' },
  async ({ browser, server }): Promise<Statement[]> => {
    const complaints = collectComplaints();
    const options = { baseURL: server.url, javaScriptEnabled: false };
    const { page, context } = await openBrowserWindow(browser, complaints, options);
    const statements: Statement[] = [];
    for (const { path } of pages) statements.push(await statementOf(page, path));
    await context.close();
    complaints.check();
    return statements;
  },
);

// The fixture opens every page within the time limit of the first test.
vi.setConfig({ testTimeout: 180_000 });

const is = (node: JsonObject, type: string) => [node['@type']].flat().includes(type);
const ofType = ({ nodes }: Statement, type: string) => nodes.filter((node) => is(node, type));

test('every reference in a graph resolves within that graph', ({ statements }) => {
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

test('every graph describes the same locksmith, and its own site and page once', ({
  statements,
}) => {
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

test('a rating is stated only on pages that show it', ({ statements }) => {
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

test('a price is stated only on pages that show it as a starting price', ({ statements }) => {
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

test('the only prices anywhere in the data are the two stated ones', ({ statements }) => {
  const prices = statements.flatMap(({ nodes }) =>
    nodes.flatMap((node) => [node.price, node.minPrice, node.lowPrice].filter(Boolean)),
  );
  expect(new Set(prices)).toEqual(new Set(['49.00', '99.00']));
});

test('questions and answers are stated only in the words shown on the page', ({ statements }) => {
  for (const statement of statements) {
    for (const { name, acceptedAnswer } of ofType(statement, 'Question')) {
      expect(statement.readable, statement.path).toContain(name);
      expect(statement.readable, statement.path).toContain((acceptedAnswer as JsonObject).text);
    }
  }
});

test('the breadcrumbs in the data match those on the page', ({ statements }) => {
  for (const statement of statements) {
    const items = ofType(statement, 'ListItem').map(({ name }) => name);
    if (statement.path === '/') expect(items).toEqual([]);
    else expect(items[0], statement.path).toBe('Home');
  }
});

test('after each navigation the document has the structured data and head of the page shown', async ({
  page,
}) => {
  const town = '/service-areas/hoboken';
  const service = '/services/emergency-locksmith/house-lockout';
  const blocks = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent));
  /** Title, description and canonical URL of the current document. */
  const head = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    ]);
  const direct = new Map<string, { blocks: unknown; head: unknown }>();
  for (const path of ['/', '/service-areas', town, service]) {
    await page.goto(path);
    direct.set(path, { blocks: await blocks(), head: await head() });
  }
  const isShown = async (path: string) => {
    await page.waitForURL(path);
    await expect.poll(blocks, { message: path }).toEqual(direct.get(path)?.blocks);
    expect(await head(), path).toEqual(direct.get(path)?.head);
  };

  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const follow = (path: string) =>
    page.locator(`#main a[href="${path}"], footer a[href="${path}"]`).first().click();
  // Load the last sections first. They load once they are near the window, and would move the link during the click.
  await page.locator('#main a[href="/service-areas"]').first().scrollIntoViewIfNeeded();
  await page.locator(`#main a[href="${town}"]`).first().waitFor();
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
});

test('the not-found page has no structured data, and removes that of the previous page', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await page.evaluate(() => history.pushState(null, '', '/nowhere'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});
