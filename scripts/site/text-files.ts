import { business, supportEmail } from '../../content/en/business.ts';
import { language } from '../../content/en/language.ts';

/** @param entries absolute URLs, each with the date of its last content change */
export function sitemapXml(entries: readonly { url: string; modified: string }[]): string {
  const rows = entries.map(
    ({ url, modified }) => `<url><loc>${url}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

/** @param entries absolute URLs, each with those of the pictures that it shows */
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

/** Paths of the pictures that a built page shows: of each the widest file. */
export function picturesIn(html: string): string[] {
  const widest = new Map<string, number>();
  for (const [, name = '', width] of html.matchAll(/\/p\/([\w-]+)-(\d+)\.webp/g)) {
    widest.set(name, Math.max(Number(width), widest.get(name) ?? 0));
  }
  return [...widest].map(([name, width]) => `/p/${name}-${width}.webp`);
}

/** Disallows no page: a crawler must read a page to see its noindex. */
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
    id: '/',
    start_url: '/',
    scope: '/',
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
Preferred-Languages: ${language.code}
Canonical: ${origin}/.well-known/security.txt
`;
}
