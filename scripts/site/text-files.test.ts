import { expect, test } from 'vitest';
import { picturesIn, securityText, sitemapXml } from './text-files.ts';

test('security.txt expires a year from its build', () => {
  const text = securityText('https://site.example', new Date('2026-11-20T00:00:00Z'));
  expect(text).toContain('Expires: 2027-11-20T00:00:00.000Z\n');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
});

test('of each picture on a page the sitemap names the widest file, once', () => {
  const html =
    '<source srcSet="/p/key-480.avif 480w"/><img src="/p/key-480.webp" srcSet="/p/key-480.webp 480w,/p/key-960.webp 960w"/><img src="/p/car-key-320.webp"/>';
  expect(picturesIn(html)).toEqual(['/p/key-960.webp', '/p/car-key-320.webp']);
  const [url, modified] = ['https://site.example/faq', '2026-11-20'];
  expect(
    sitemapXml([{ url, modified, pictures: ['https://site.example/p/key-960.webp'] }]),
  ).toContain(
    '<lastmod>2026-11-20</lastmod><image:image><image:loc>https://site.example/p/key-960.webp</image:loc></image:image></url>',
  );
});
