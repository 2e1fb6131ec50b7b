import { beforeAll, describe, expect, test } from 'vitest';
import { language, otherLanguage } from '#words/language.ts';
import { licenseLookup, reviewProfiles, socialLinks } from '#words/owner-facts.ts';
import { hero } from '#words/pages/hero.ts';
import { wholeProofRule } from '#words/pages/shared/proof.ts';
import { requestCard } from '#words/site.ts';
import { areas } from '../../content/facts/areas.ts';
import { business } from '../../content/facts/business.ts';
import { notFoundPage, offlinePage, pages } from '../../content/registry/pages.ts';
import { builtScreen, origin } from '../../tests/support/render/built-screen.tsx';
import type { Rendered } from '../../tests/support/render/rendered.tsx';
import { readingEase, readingGrade, runningText } from '../../tests/support/words/reading-grade.ts';
import { pageAddress } from '../layout/page-path.ts';

/** Pages on other sites that the owner has named (docs/product.md 1.5). */
const ofTheOwner = [...reviewProfiles, ...socialLinks].map(({ url }) => url).concat(licenseLookup);

/** The accessible name of an element, from its label, text or images. */
function nameOf({ attributes, text, path }: Rendered, pictures: readonly Rendered[]): string {
  const inside = pictures.filter((picture) => picture.path.some((above) => path.at(-1) === above));
  return (
    attributes['aria-label'] ?? (text || inside.map(({ attributes: { alt } }) => alt).join(' '))
  );
}

/** Names, and texts that have capitals for other reasons. */
const names = [
  business.name,
  ...areas.map(({ name }) => name),
  ...['Boulevard East', 'Bergenline Avenue', 'Bergen-Lafayette', 'McGinley Square', 'West Side'],
  ...['Tonnelle Avenue', 'Newport', 'Exchange Place', 'Port Imperial', 'Bergenline'],
  ...['Heights', 'Greenville'],
  ...['Journal Square', 'Lincoln Harbor', 'Junction', 'Global Privacy Control'],
  requestCard.title,
  hero.steadyHeadline,
  `${hero.words[0]}${hero.after}`,
];

const paths = new Set<string>(pages.map(({ path }) => path));
const built = [...pages, { ...notFoundPage, path: '/no/such/page' }, offlinePage].map(
  ({ path, screen }) => [path, screen] as const,
);

describe.for(built)('%s', ([path, screen]) => {
  let page: Awaited<ReturnType<typeof builtScreen>>;
  beforeAll(async () => {
    page = await builtScreen(path, screen);
  });

  test('has one main heading, and skips no heading level below it', () => {
    const levels = page.all('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tag }) => Number(tag[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
    expect(page.all('h1', 'h2', 'h3').filter(({ text }) => !text)).toEqual([]);
  });

  test('has headings in sentence case', () => {
    const titles = page.all('h1', 'h2', 'h3', 'h4').filter(({ text }) => {
      const left = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
      const longWords = left.match(/[\p{L}\d_'-]{4,}/gu) ?? [];
      return longWords.length > 1 && longWords.every((word) => /^\p{Lu}/u.test(word));
    });
    expect(titles.map(({ text }) => text)).toEqual([]);
  });

  test('has the blade edge as the last element of its main content', () => {
    const inMain = page.elements.filter(({ path: at }) => at.some(({ tag }) => tag === 'main'));
    expect(inMain.at(-1)?.tag).toBe('path');
  });

  test('has no duplicate id and no reference to a missing id', () => {
    const ids = page.elements.flatMap(({ attributes: { id } }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const referred = page.elements.flatMap(({ attributes }) =>
      referring.flatMap((name) => attributes[name]?.split(' ') ?? []),
    );
    const jumps = page
      .all('a')
      .flatMap(({ attributes: { href } }) => (href?.startsWith('#') ? href.slice(1) : []));
    expect([...referred, ...jumps].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('links only to its own pages within the site, and elsewhere only by safe schemes', () => {
    const links = page.all('a').filter(({ attributes }) => !attributes.lang);
    const hrefs = links.map(({ attributes }) => attributes.href ?? '');
    const own = hrefs.filter((href) => !ofTheOwner.includes(href));
    expect(own.filter((href) => !/^(\/|#.|(tel|sms):\+\d+$|mailto:\S+@|\?$)/.test(href))).toEqual(
      [],
    );
    const inside = hrefs.flatMap((href) => (/^\/[^#?]*/.exec(href) ?? []) as string[]);
    expect(inside.filter((href) => !paths.has(href))).toEqual([]);
  });

  test('links to itself in the other language', () => {
    const links = page.all('a').filter(({ attributes }) => attributes.lang);
    expect(links.length).toBeGreaterThan(0);
    for (const { attributes, text } of links) {
      expect(attributes).toMatchObject({
        lang: otherLanguage.code,
        href: pageAddress(path, otherLanguage),
      });
      expect(text).toBe(otherLanguage.label);
    }
  });

  test('marks no link to another page as the current page', () => {
    const current = page.all('a').filter((link) => link.attributes['aria-current'] === 'page');
    expect(current.filter(({ attributes }) => attributes.href !== path)).toEqual([]);
  });

  test('has an accessible name on every link, button, field and navigation', () => {
    const pictures = page.all('img');
    const pressed = page.all('a', 'button', 'summary');
    expect(pressed.filter((element) => !nameOf(element, pictures))).toEqual([]);
    const labelled = page.all('label').map(({ attributes }) => attributes.for);
    const unnamed = page
      .all('input', 'select', 'textarea')
      .filter(
        ({ attributes, path: at }) =>
          attributes.type !== 'hidden' &&
          !labelled.includes(attributes.id) &&
          !attributes['aria-label'] &&
          !at.some(({ tag }) => tag === 'label'),
      );
    expect(unnamed).toEqual([]);
    const navs = page.all('nav').map(({ attributes }) => attributes['aria-label']);
    const named = page.all('nav').filter(({ attributes }) => attributes['aria-labelledby']);
    expect(navs.filter((name) => !name)).toHaveLength(named.length);
  });

  test('gives its pictures alternative text and a size', () => {
    for (const { attributes } of page.all('img')) {
      expect(attributes).toHaveProperty('alt');
      expect(Number(attributes.width)).toBeGreaterThan(0);
      expect(Number(attributes.height)).toBeGreaterThan(0);
    }
    for (const { attributes } of page.all('svg')) {
      expect(attributes['aria-hidden'] ?? attributes['aria-label']).toBeTruthy();
    }
  });

  test('has no empty attributes and no undefined, NaN or [object] in its HTML', () => {
    const mayBeEmpty = ['alt', 'value', 'class', 'required', 'disabled', 'checked', 'selected'];
    const empty = page.elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([name, value]) => value === '' && !mayBeEmpty.includes(name))
        .map(([name]) => `${tag} ${name}`),
    );
    expect(empty.filter((entry) => !/(hidden|novalidate|defer|async)$/.test(entry))).toEqual([]);
    expect(page.html).not.toMatch(/undefined|\[object|NaN|\$\{/);
  });

  test.runIf(language.prefix === '')('reads at grade 8 or below', () => {
    expect(readingGrade(runningText(page.elements))).toBeLessThanOrEqual(8);
  });

  test.runIf(language.prefix !== '')('has a reading ease of 60 or more', () => {
    expect(readingEase(runningText(page.elements))).toBeGreaterThanOrEqual(60);
  });

  test('has a title, a description, and no canonical address but its own', () => {
    const title = page.head.find((tag) => 'title' in tag);
    expect(title).toMatchObject({ title: expect.stringMatching(/\S{3}/) });
    expect(page.head).toContainEqual({ name: 'description', content: expect.stringMatching(/\S/) });
    const canonical = page.head.find((tag) => 'rel' in tag && tag.rel === 'canonical');
    if (canonical) expect(canonical).toMatchObject({ href: origin + pageAddress(path) });
  });
});

test.for(pages.filter(({ path }) => /^\/(faq|about)$|emergency-locksmith/.test(path)))(
  '$path links to the guide on scams',
  async ({ path, screen }) => {
    const hrefs = (await builtScreen(path, screen))
      .all('a')
      .map(({ attributes }) => attributes.href);
    expect(hrefs).toContain('/how-to-spot-a-locksmith-scam');
  },
);

test.for(pages.filter(({ screen }) => screen === 'service' || screen === 'town'))(
  '$path states the full proof rule exactly once',
  async ({ path, screen }) => {
    const said = (await builtScreen(path, screen)).all('p').map(({ text }) => text);
    expect(said.filter((text) => text === wholeProofRule)).toHaveLength(1);
  },
);

test.each(['service', 'service-category', 'town'])(
  '%s pages also load with a trailing slash',
  async (screen) => {
    const { path = '' } = pages.find((page) => page.screen === screen) ?? {};
    const { copy } = await builtScreen(path, screen);
    expect((await builtScreen(`${path}/`, screen)).copy).toBe(copy);
    expect(copy).toBeDefined();
  },
);

test('long words and long sentences raise the reading grade', () => {
  expect(readingGrade(['We open the door. You keep the lock.'])).toBeLessThan(2);
  expect(
    readingGrade(['Notwithstanding considerable opposition, authorization was reconsidered.']),
  ).toBeGreaterThan(12);
});

test('long words and long sentences lower the reading ease', () => {
  expect(readingEase(['Abrimos la puerta. La cerradura se queda.'])).toBeGreaterThan(60);
  expect(
    readingEase(['No obstante considerables objeciones, la autorización fue reconsiderada.']),
  ).toBeLessThan(10);
});

test('no two pages have the same title, description or main heading', async () => {
  const said = await Promise.all(
    pages.map(async ({ path, screen }) => {
      const { head, one } = await builtScreen(path, screen);
      const description = head.find((tag) => 'name' in tag && tag.name === 'description');
      return [head.find((tag) => 'title' in tag), description, one('h1').text];
    }),
  );
  for (const column of [0, 1, 2]) {
    const values = said.map((row) => JSON.stringify(row[column]));
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});
