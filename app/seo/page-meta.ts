import type { MetaDescriptor } from 'react-router';
import { language } from '#words/language.ts';
import { areas } from '../../content/facts/areas.ts';
import { business } from '../../content/facts/business.ts';
import type { PageCopy } from '../../content/registry/copy.ts';
import { notFoundPage, offlinePage, type Page, pages } from '../../content/registry/pages.ts';
import { type Language, languages, prefixOf } from '../../contract/languages.ts';
import { pageAddress } from '../layout/page-path.ts';
import { cutText, seoLimits } from './cut-text.ts';

/** Path of the picture that represents a page where its link is shared. Generated at build. */
export function sharePicture(path: string): string {
  return `${language.prefix}/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** Size of that picture in pixels (docs/product.md 8.4). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * The page before this one among the services of its category, or among the towns. There is no link to the next one:
 * Firefox would fetch that page, which the policy forbids, and report that to every visitor and to the log.
 */
function previousPage({ path, screen }: Page): Page | undefined {
  if (screen !== 'service' && screen !== 'town') return undefined;
  const row = pages.filter((page) => parentOf(page.path) === parentOf(path));
  return row[row.findIndex((page) => page.path === path) - 1];
}

const previews = ',max-image-preview:large,max-snippet:-1,max-video-preview:-1';

/** What search engines may do with a page and with its links. */
function robots({ noIndex, noFollow }: Page): string {
  const follow = noFollow ? 'nofollow' : 'follow';
  return noIndex ? `noindex,${follow}` : `index,${follow}${previews}`;
}

type HeadCopy = Pick<PageCopy, 'title' | 'description'> & Partial<PageCopy>;

const link = (rel: string, href: string, more: object = {}): MetaDescriptor => ({
  tagName: 'link',
  rel,
  href,
  ...more,
});
const named = (name: string, content: string): MetaDescriptor => ({ name, content });
const property = (name: string, content: string): MetaDescriptor => ({ property: name, content });

/** Geo tags: of the page's town, or of the business. */
function place({ path }: Page): MetaDescriptor[] {
  const town = areas.find(({ slug }) => path === `/service-areas/${slug}`);
  const { latitude, longitude } = town ?? business;
  return [
    named('geo.region', `${business.countryCode}-${business.regionCode}`),
    named('geo.placename', town?.name ?? business.locality),
    named('geo.position', `${latitude};${longitude}`),
  ];
}

const articles = ['service', 'service-category', 'scam-guide'];

/** Services, their categories and the guide are articles, with dates (docs/product.md 8.1); the rest is the website. */
function kind({ screen }: Page, { published = business.published, modified }: HeadCopy) {
  if (!articles.includes(screen)) return [property('og:type', 'website')];
  return [
    property('og:type', 'article'),
    property('article:published_time', published),
    property('article:modified_time', modified ?? published),
  ];
}

/** These URLs must be absolute, so there are none without an origin. */
function addresses(page: Page, origin: string): MetaDescriptor[] {
  if (!origin || page === notFoundPage || page === offlinePage) return [];
  const at = ({ path }: Page, inLanguage?: Language) =>
    origin + pageAddress(path, inLanguage && { prefix: prefixOf(inLanguage) });
  const url = at(page);
  const picture = [
    property('og:url', url),
    property('og:image', origin + sharePicture(page.path)),
    property('og:image:width', String(sharePictureSize.width)),
    property('og:image:height', String(sharePictureSize.height)),
  ];
  if (page.noIndex) return picture;
  const previous = previousPage(page);
  return [
    link('canonical', url),
    ...languages.map((code) => link('alternate', at(page, code), { hrefLang: code })),
    link('alternate', at(page, 'en'), { hrefLang: 'x-default' }),
    ...(previous ? [link('prev', at(previous))] : []),
    ...picture,
  ];
}

/**
 * The head of a page (docs/product.md 8.1). All that is not in `copy` derives from the page registry.
 *
 * @param origin of the site, without a trailing slash; '' if it is not known
 */
export function pageMeta(
  page: Page,
  copy: HeadCopy,
  origin: string = __SITE_URL__,
): MetaDescriptor[] {
  const { head, layout } = seoLimits;
  return [
    { title: cutText(copy.title, head.title) },
    named('description', cutText(copy.description, head.description)),
    ...(copy.keywords ? [named('keywords', copy.keywords.join(', '))] : []),
    named('author', business.name),
    named('robots', robots(page)),
    ...place(page),
    ...kind(page, copy),
    property('og:site_name', business.name),
    property('og:locale', language.locale.replace('-', '_')),
    property('og:title', cutText(copy.title, layout.title)),
    property('og:description', cutText(copy.description, layout.description)),
    named('twitter:card', 'summary_large_image'),
    ...addresses(page, origin),
  ];
}
