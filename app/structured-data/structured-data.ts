import { language } from '#words/language.ts';
import { structuredWords } from '#words/structured-data.ts';
import { areas, townAddress } from '../../content/facts/areas.ts';
import { business } from '../../content/facts/business.ts';
import type { CategoryCopy, PageCopy, ServiceCopy } from '../../content/registry/copy.ts';
import { type Page, pageAt } from '../../content/registry/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { pageAddress } from '../layout/page-path.ts';
import { cutText, seoLimits } from '../seo/cut-text.ts';
import { sharePicture } from '../seo/page-meta.ts';
import { businessId, businessNode, type Node, offersOn } from './business-node.ts';

export type StructuredCopy = PageCopy &
  Partial<Pick<ServiceCopy, 'price' | 'questions'> & Pick<CategoryCopy, 'passages'>>;

interface PageFacts {
  page: Page;
  copy: StructuredCopy;
  /** Without trailing slash. */
  origin: string;
}

const pageTypes: Readonly<Record<string, string>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  search: 'SearchResultsPage',
  services: 'CollectionPage',
  'service-category': 'CollectionPage',
  'service-areas': 'CollectionPage',
};

function breadcrumbs(url: string, { page, origin }: PageFacts): Node[] {
  if (page.path === '/') return [];
  const items = breadcrumbTrail(page.path).map(({ label, path = page.path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + pageAddress(path),
  }));
  return [{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs`, itemListElement: items }];
}

function service(url: string, offers: Node[], { page, copy, origin }: PageFacts): Node[] {
  const town = areas.find(({ slug }) => page.path === `/service-areas/${slug}`);
  if (!town && page.screen !== 'service' && page.screen !== 'service-category') return [];
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: town ? structuredWords.townService(town.name) : copy.heading,
      serviceType: town ? structuredWords.serviceType : page.label,
      provider: { '@id': businessId(origin) },
      areaServed: (town ? [town] : areas).map((area) => city(area, origin)),
      ...(offers.length > 0 && { offers }),
    },
  ];
}

function city({ name, slug, latitude, longitude }: (typeof areas)[number], origin: string): Node {
  return {
    '@type': 'City',
    name: townAddress(name),
    url: origin + pageAddress(`/service-areas/${slug}`),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

function faq({ questions = [] }: StructuredCopy): Node[] {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}

function webPage(url: string, about: string, { page, copy, origin }: PageFacts): Node {
  const type = pageTypes[page.screen] ?? 'WebPage';
  const questions = faq(copy);
  return {
    '@type': questions.length > 0 ? [type, 'FAQPage'] : type,
    '@id': url,
    url,
    name: cutText(copy.title, seoLimits.layout.title),
    description: cutText(copy.description, seoLimits.layout.description),
    inLanguage: language.code,
    isPartOf: { '@id': websiteId(origin) },
    about: { '@id': about },
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + sharePicture(page.path) },
    datePublished: copy.published ?? business.published,
    dateModified: copy.modified,
    ...(page.path !== '/' && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(questions.length > 0 && { mainEntity: questions }),
  };
}

const websiteId = (origin: string) => `${origin}${pageAddress('/')}#website`;

function website(origin: string): Node {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: origin + pageAddress('/'),
    name: business.name,
    inLanguage: language.code,
    publisher: { '@id': businessId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pageAddress('/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function structuredData(facts: PageFacts): Node {
  const { page, copy, origin } = facts;
  const url = origin + pageAddress(page.path);
  const offers = offersOn(page, copy);
  const services = service(url, offers, facts);
  const elsewhere = services.length > 0 ? [] : offers;
  const owner = businessNode(origin, page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      elsewhere.length > 0 ? { ...owner, makesOffer: elsewhere } : owner,
      website(origin),
      webPage(url, services.length > 0 ? `${url}#service` : businessId(origin), facts),
      ...breadcrumbs(url, facts),
      ...services,
    ],
  };
}

/** `<` could end the script element. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function jsonOf(path: string, copy: StructuredCopy): string {
  return jsonForHtml(structuredData({ page: pageAt(path), copy, origin: __SITE_URL__ }));
}
