import { expect, test, vi } from 'vitest';
import type { OwnerFacts } from '../../content/owner/owner-facts-check.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { builtScreen, origin } from '../../tests/support/render/built-screen.tsx';
import { jsonForHtml, structuredData } from '../structured-data/structured-data.ts';

const markup = vi.hoisted(() => '</script><img src=x onerror="alert(1)">');

/** Facts that the build rejects, as if it had accepted them. */
vi.mock('#words/owner-facts.ts', async (original) => {
  const empty = await original<OwnerFacts>();
  return {
    ...empty,
    jobs: { '/services/emergency-locksmith/car-lockout': { duration: markup } },
    tripFee: markup,
    paymentMethods: [markup],
    ifSomethingFails: markup,
    insuranceCertificate: markup,
    socialLinks: [{ name: markup, url: 'https://social.sample.com' }],
  } satisfies OwnerFacts;
});

test.each(['/services/emergency-locksmith/car-lockout', '/faq', '/about', '/contact', '/'])(
  'on %s, markup in the facts is shown as text and cannot end a script',
  async (path) => {
    const page = pageAt(path);
    const { all, html, copy } = await builtScreen(path, page.screen);
    expect(html).not.toContain(markup);
    expect(html).toContain('&lt;/script&gt;&lt;img src=x');
    expect(all('img').filter(({ attributes }) => attributes.src === 'x')).toEqual([]);
    if (!copy) throw new Error('this page has structured data');
    expect(jsonForHtml(structuredData({ page, copy, origin }))).not.toContain('<');
  },
);
