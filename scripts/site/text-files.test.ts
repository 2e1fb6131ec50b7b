import { expect, test } from 'vitest';
import { imageSitemapXml, picturesIn, securityText } from './text-files.ts';

test('security.txt expires a year from its build', () => {
  const text = securityText('https://site.example', new Date('2026-11-20T00:00:00Z'));
  expect(text).toContain('Expires: 2027-11-20T00:00:00.000Z\n');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
});

test('the sitemap names the widest file of each picture on a page, once', () => {
  const html =
    '<source srcSet="/p/key-480.avif 480w"/><img src="/p/key-480.webp" srcSet="/p/key-480.webp 480w,/p/key-960.webp 960w"/><img src="/p/car-key-320.webp"/>';
  expect(picturesIn(html)).toEqual(['/p/key-960.webp', '/p/car-key-320.webp']);
  const url = 'https://site.example/faq';
  const pictures = ['https://site.example/p/key-960.webp'];
  const xml = imageSitemapXml([
    { url, pictures },
    { url: 'https://site.example/', pictures: [] },
  ]);
  expect(xml).toContain(
    `<url><loc>${url}</loc><image:image><image:loc>${pictures[0]}</image:loc></image:image></url>`,
  );
  expect(xml).not.toContain('<loc>https://site.example/</loc>');
});
