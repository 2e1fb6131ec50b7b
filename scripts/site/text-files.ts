import { language } from '#words/language.ts';
import { pageAddress } from '../../app/layout/page-path.ts';
import { business, supportEmail } from '../../content/facts/business.ts';
import type { Language } from '../../contract/languages.ts';

interface SitemapEntry {
  url: string;
  modified: string;
  /** The page in each language, including this one. */
  versions: readonly { language: Language; url: string }[];
}

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, modified, versions }) => {
    const links = versions.map((version) => alternate(version.language, version.url));
    const preset = versions.filter(({ language }) => language === 'en');
    links.push(...preset.map((version) => alternate('x-default', version.url)));
    return `<url><loc>${url}</loc><lastmod>${modified}</lastmod>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join('\n')}
</urlset>
`;
}

export function imageSitemapXml(entries: readonly { url: string; pictures: string[] }[]): string {
  const rows = entries
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ url, pictures }) => {
      const images = pictures.map(
        (at) => `<image:image><image:loc>${at}</image:loc></image:image>`,
      );
      return `<url><loc>${url}</loc>${images.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${rows.join('\n')}
</urlset>
`;
}

export function picturesIn(html: string): string[] {
  const widest = new Map<string, number>();
  for (const [, name = '', width] of html.matchAll(/\/p\/([\w-]+)-(\d+)\.webp/g)) {
    widest.set(name, Math.max(Number(width), widest.get(name) ?? 0));
  }
  return [...widest].map(([name, width]) => `/p/${name}-${width}.webp`);
}

/** Must not disallow any page: a crawler sees noindex only in a page that it may fetch. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
Sitemap: ${origin}/image-sitemap.xml
`;
}

export function webManifest(description: string): string {
  return JSON.stringify({
    name: business.name,
    short_name: business.shortName,
    description,
    lang: language.code,
    id: pageAddress('/'),
    start_url: pageAddress('/'),
    scope: pageAddress('/'),
    display: 'minimal-ui',
    theme_color: '#1E3A8A',
    background_color: '#0B1B46',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** security.txt (RFC 9116). Its required expiry date is a year after the build. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${supportEmail.value}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
