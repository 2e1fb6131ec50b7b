import { areas } from '../../content/en/areas.ts';
import { business } from '../../content/en/business.ts';
import type { PageCopy, Question } from '../../content/en/copy.ts';
import type { Page } from '../../content/en/pages.ts';
import { breadcrumbTrail } from '../layout/breadcrumb-trail.ts';
import { businessId, businessNode, type Node, offersIn } from './business-node.ts';
import { cutText, seoLimits } from './cut-text.ts';
import { sharePicture } from './share-picture.ts';

interface PageFacts {
  page: Page;
  copy: PageCopy;
  /** Questions that may stand on the page. */
  questions: readonly Question[];
  /** What a visitor sees on the built page: no figure is stated that does not stand there. */
  shown: string;
  /** The same, and what is folded away: answers to questions. */
  text: string;
  /** The site's address without trailing slash. */
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
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs`, itemListElement: items }];
}

function service(url: string, { page, copy, shown, origin }: PageFacts): Node[] {
  const town = areas.find(({ slug }) => page.path === `/service-areas/${slug}`);
  if (!town && page.screen !== 'service' && page.screen !== 'service-category') return [];
  const offers = offersIn(shown);
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: copy.heading,
      serviceType: town ? 'Locksmith' : page.label,
      provider: { '@id': businessId(origin) },
      areaServed: (town ? [town] : areas).map((area) => city(area, origin)),
      ...(offers.length > 0 && { offers }),
    },
  ];
}

function city({ name, slug, latitude, longitude }: (typeof areas)[number], origin: string): Node {
  return {
    '@type': 'City',
    name: `${name}, ${business.regionCode}`,
    url: `${origin}/service-areas/${slug}`,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

/** A page whose text shows questions with their answers is an FAQPage as well. */
function faq({ questions, text }: PageFacts) {
  const answered = questions.filter(
    ({ question, answer }) => text.includes(question) && text.includes(answer),
  );
  return answered.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}

function webPage(url: string, facts: PageFacts, about: string): Node {
  const { page, copy, origin } = facts;
  const type = pageTypes[page.screen] ?? 'WebPage';
  const questions = faq(facts);
  return {
    '@type': questions.length > 0 ? [type, 'FAQPage'] : type,
    '@id': url,
    url,
    name: cutText(copy.title, seoLimits.layout.title),
    description: cutText(copy.description, seoLimits.layout.description),
    inLanguage: business.language,
    isPartOf: { '@id': `${origin}/#website` },
    about: { '@id': about },
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + sharePicture(page.path) },
    datePublished: copy.published ?? business.published,
    dateModified: copy.modified,
    ...(page.path !== '/' && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(questions.length > 0 && { mainEntity: questions }),
  };
}

function website(origin: string): Node {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: business.name,
    inLanguage: business.language,
    publisher: { '@id': businessId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The one JSON-LD graph of a page, in which every reference resolves. */
export function structuredData(facts: PageFacts): Node {
  const { page, shown, origin } = facts;
  const url = origin + page.path;
  const services = service(url, facts);
  const elsewhere = services.length > 0 ? [] : offersIn(shown);
  const owner = businessNode(origin, shown);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      elsewhere.length > 0 ? { ...owner, makesOffer: elsewhere } : owner,
      website(origin),
      webPage(url, facts, services.length > 0 ? `${url}#service` : businessId(origin)),
      ...breadcrumbs(url, facts),
      ...services,
    ],
  };
}

/** As the text of a script element, which `<` could end. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
