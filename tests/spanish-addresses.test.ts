import { join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { speaksSpanish } from '../content/en/owner-facts.ts';
import { notFoundPage, offlinePage, pages } from '../content/registry/pages.ts';
import {
  type BuiltElement,
  builtFile,
  builtPages,
  strings,
} from './support/words/spanish-build.ts';

const pathOf = (url: string) => decodeURI(new URL(url).pathname);

/** A built page in both languages. */
function inBoth(path: string) {
  const [english, spanish] = [path, `/es${path}`].map((at) =>
    builtPages(join(at, 'index.html').slice(1)).flatMap(({ elements }) => elements),
  );
  if (!english?.length || !spanish?.length) throw new Error(`${path} is not built twice`);
  return { english, spanish };
}

const ofTag = (elements: readonly BuiltElement[], ...tags: string[]) =>
  elements.filter(({ tag }) => tags.includes(tag)).map(({ attributes }) => attributes);

/** The paths of the page's versions by language, as its head names them. */
const versions = (elements: readonly BuiltElement[]) =>
  Object.fromEntries(
    ofTag(elements, 'link').flatMap(({ hreflang, href = '' }) =>
      hreflang ? [[hreflang, pathOf(href)]] : [],
    ),
  );

/** The same paths, by address, as the sitemap lists them. */
const inSitemap = Object.fromEntries(
  builtFile('sitemap.xml')
    .split('</url>')
    .flatMap((entry) => {
      const [, address] = /<loc>([^<]+)/.exec(entry) ?? [];
      const links = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      const named = links.map(([, code, href = '']) => [code, pathOf(href)]);
      return address ? [[pathOf(address), Object.fromEntries(named)]] : [];
    }),
);

describe.for([...pages, notFoundPage, offlinePage].map((page) => [page.path, page] as const))(
  '%s',
  ([path, { noIndex }]) => {
    const { english, spanish } = inBoth(path);
    const address = path === '/' ? '/es' : `/es${path}`;
    const listed = noIndex ? {} : { en: path, es: address, 'x-default': path };

    test('is marked as Spanish, and has its own canonical address unless it is not indexed', () => {
      expect(ofTag(spanish, 'html')).toEqual([expect.objectContaining({ lang: 'es' })]);
      const canonical = ofTag(spanish, 'link').filter(({ rel }) => rel === 'canonical');
      expect(canonical.map(({ href = '' }) => pathOf(href))).toEqual(noIndex ? [] : [address]);
      const locale = ofTag(spanish, 'meta').find(({ property }) => property === 'og:locale');
      expect(locale?.content).toBe('es_US');
    });

    test('names both language versions on both pages and in the sitemap, unless it is not indexed', () => {
      expect(versions(english)).toEqual(listed);
      expect(versions(spanish)).toEqual(listed);
      expect([inSitemap[path] ?? {}, inSitemap[address] ?? {}]).toEqual([listed, listed]);
    });

    test('links only to Spanish pages, except for its English version', () => {
      const links = ofTag(spanish, 'a', 'form').map(({ href, action, lang }) => ({
        to: href ?? action ?? '#',
        lang,
      }));
      const inside = links.filter(({ to }) => to.startsWith('/'));
      expect(inside.length).toBeGreaterThan(10);
      const away = inside.filter(({ to }) => !/^\/es([/?#]|$)/.test(to));
      expect(away.length).toBeGreaterThan(0);
      expect(away.filter(({ to, lang }) => to !== path || lang !== 'en')).toEqual([]);
    });

    test('names only Spanish pages in its structured data, and no language of calls until it is stated', () => {
      const json = spanish
        .filter(({ attributes }) => attributes.type === 'application/ld+json')
        .map(({ texts }) => JSON.parse(texts.join('')));
      const said = JSON.stringify(json);
      expect(
        [...said.matchAll(/"inLanguage":"(\w+)"/g)].filter(([, code]) => code !== 'es'),
      ).toEqual([]);
      if (speaksSpanish === '') expect(said).not.toContain('availableLanguage');
      const named = strings(json).filter((text) => /^https?:\/\/(?!schema\.org)/.test(text));
      // The business has one address for both languages.
      const ofPages = named
        .map(pathOf)
        .filter((at, place) => !/\.\w+$/.test(at) && !/\/(#business)?$/.test(named[place] ?? ''));
      expect(ofPages.filter((at) => !/^\/es(\/|$)/.test(at))).toEqual([]);
    });
  },
);
