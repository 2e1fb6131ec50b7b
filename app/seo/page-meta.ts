import type { MetaDescriptor } from 'react-router';
import { business } from '../../content/en/business.ts';
import type { PageCopy } from '../../content/en/copy.ts';
import type { Page } from '../../content/en/pages.ts';
import { cutText, seoLimits } from './cut-text.ts';

const robots = 'index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1';

/**
 * The head of a page. What must be an absolute address (canonical, social picture) is left out when
 * `origin`, the site's address without trailing slash, is not known.
 */
export function pageMeta(
  page: Page,
  copy: Pick<PageCopy, 'title' | 'description'>,
  origin: string = __SITE_URL__,
): MetaDescriptor[] {
  const title = cutText(copy.title, seoLimits.title);
  const description = cutText(copy.description, seoLimits.description);
  const url = origin + page.path;
  const absolute: MetaDescriptor[] = [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}/share.png` },
  ];
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: page.noIndex ? 'noindex,follow' : robots },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(origin && !page.noIndex ? absolute : []),
  ];
}
