import { expect, test } from 'vitest';
import { language } from '#words/language.ts';
import { areas } from '../../content/facts/areas.ts';
import { pageContent } from '../../content/registry/page-content.ts';
import { notFoundPage, pageAt, pages } from '../../content/registry/pages.ts';
import { pageAddress } from '../layout/page-path.ts';
import { pageMeta, sharePicture } from './page-meta.ts';

const origin = 'https://site.example';
const head = { title: 'A page', description: 'About it.' };
const headOf = (path: string) => pageMeta(pageAt(path), pageContent[path] ?? head, origin);

test('an unknown path is the not-found page, which is not indexed', () => {
  expect(pageAt('/nowhere')).toBe(notFoundPage);
  expect(pageMeta(notFoundPage, head, origin)).toContainEqual({
    name: 'robots',
    content: 'noindex,follow',
  });
});

test.each([
  [{}, 'index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1'],
  [
    { noFollow: true },
    'index,nofollow,max-image-preview:large,max-snippet:-1,max-video-preview:-1',
  ],
  [{ noIndex: true }, 'noindex,follow'],
  [{ noIndex: true, noFollow: true }, 'noindex,nofollow'],
])('a page with the flags %j tells search engines %s', (flags, content) => {
  const page = { path: '/x', screen: 'x', label: 'X', ...flags };
  expect(pageMeta(page, head, origin)).toContainEqual({ name: 'robots', content });
});

test('of home, services and the home base’s town, only the town page targets “North Bergen”', () => {
  const phrases = ['/', '/services', '/service-areas/north-bergen'].map((path) => {
    const { title = '', keywords = [] } = pageContent[path] ?? {};
    return [title, ...keywords].some((words) => words.includes('North Bergen'));
  });
  expect(phrases).toEqual([false, false, true]);
});

test('the title of every page about work names the place', () => {
  const work = /^\/services\/|^\/service-areas/;
  const titles = pages
    .filter(({ path }) => work.test(path))
    .map(({ path }) => pageContent[path]?.title);
  const county = { en: 'Hudson County, NJ', es: 'Condado de Hudson, NJ' }[language.code];
  const places = [county, ...areas.map(({ name }) => name)];
  expect(titles.filter((title) => !places.some((place) => title?.includes(place)))).toEqual([]);
});

test('the canonical address is the origin and the path', () => {
  expect(headOf('/book-online')).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: origin + pageAddress('/book-online'),
  });
});

test('a page that is not indexed has no canonical address and no alternates', () => {
  expect(JSON.stringify(headOf('/thank-you'))).not.toMatch(/canonical|alternate/);
});

test('without an origin, no canonical or Open Graph address is written', () => {
  expect(JSON.stringify(pageMeta(pageAt('/'), head, ''))).not.toMatch(/canonical|og:image|og:url/);
});

test('a long title and description are shortened to the limits of the head and of Open Graph', () => {
  const long = { title: 't'.repeat(100), description: 'd'.repeat(200) };
  const meta = pageMeta(pageAt('/'), long, origin);
  expect(meta).toContainEqual({ title: `${'t'.repeat(57)}...` });
  expect(meta).toContainEqual({ name: 'description', content: `${'d'.repeat(155)}...` });
  expect(meta).toContainEqual({ property: 'og:title', content: `${'t'.repeat(72)}...` });
  expect(meta).toContainEqual({ property: 'og:description', content: `${'d'.repeat(157)}...` });
});

test('the title and description of every registered page fit without shortening', () => {
  expect(JSON.stringify(pages.map(({ path }) => headOf(path)))).not.toContain('...');
});

test('a town page has the geo tags of its town, and /about has those of the home base', () => {
  expect(headOf('/service-areas/hoboken')).toEqual(
    expect.arrayContaining([
      { name: 'geo.region', content: 'US-NJ' },
      { name: 'geo.placename', content: 'Hoboken' },
      { name: 'geo.position', content: '40.744;-74.032' },
    ]),
  );
  expect(headOf('/about')).toEqual(
    expect.arrayContaining([
      { name: 'geo.placename', content: 'North Bergen' },
      { name: 'geo.position', content: '40.804;-74.012' },
    ]),
  );
});

test('services and categories are articles with dates, other pages are not', () => {
  for (const path of ['/services/auto-locksmith', '/services/auto-locksmith/car-key-cutting']) {
    const meta = headOf(path);
    expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
    expect(meta).toContainEqual({
      property: 'article:modified_time',
      content: pageContent[path]?.modified,
    });
  }
  expect(headOf('/services')).toContainEqual({ property: 'og:type', content: 'website' });
});

test('rel=prev follows the services of a category and the towns, and there is no rel=next', () => {
  const relations = (path: string) =>
    headOf(path).flatMap((tag) =>
      'rel' in tag && (tag.rel === 'prev' || tag.rel === 'next') ? [[tag.rel, tag.href]] : [],
    );
  const category = origin + pageAddress('/services/emergency-locksmith');
  expect(relations('/services/emergency-locksmith/car-lockout')).toEqual([]);
  expect(relations('/services/emergency-locksmith/house-lockout')).toEqual([
    ['prev', `${category}/car-lockout`],
  ]);
  const [lastButOne, last] = areas.slice(-2);
  expect(relations(`/service-areas/${last?.slug}`)).toEqual([
    ['prev', origin + pageAddress(`/service-areas/${lastButOne?.slug}`)],
  ]);
  expect(relations('/services/emergency-locksmith')).toEqual([]);
});

test('each page has its own share picture', () => {
  const pictures = pages.map(({ path }) =>
    headOf(path).find((tag) => 'property' in tag && tag.property === 'og:image'),
  );
  expect(new Set(pictures.map((tag) => JSON.stringify(tag))).size).toBe(pages.length);
  expect(pictures[0]).toEqual({
    property: 'og:image',
    content: `${origin}${language.prefix}/share/home.png`,
  });
});

test('each share picture has a unique, plain file name, and the home page’s is home.png', () => {
  const names = pages.map(({ path }) => sharePicture(path));
  expect(new Set(names).size).toBe(pages.length);
  expect(sharePicture('/')).toBe(`${language.prefix}/share/home.png`);
  expect(
    names.every((name) => name.replace(language.prefix, '').match(/^\/share\/[a-z0-9-]+\.png$/)),
  ).toBe(true);
});
