import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { navigation } from '../../content/en/navigation.ts';
import { areas } from '../../content/facts/areas.ts';
import { business } from '../../content/facts/business.ts';
import { pages } from '../../content/registry/pages.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { CallBar } from './call-bar.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Footer } from './footer/footer.tsx';
import { PageHero } from './page-hero.tsx';
import { SiteFrame } from './site-frame.tsx';

beforeAll(() => {
  vi.stubGlobal('__BUILD_YEAR__', 2031);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const number = `tel:${business.telephone}`;

test('the breadcrumb trail links to the pages above, but not to the page itself', async () => {
  const { all, one } = await rendered(
    <PageHero title="Rekey" description="What it is" path="/services/old/rekey" />,
  );
  expect(one('nav').attributes['aria-label']).toBeTruthy();
  expect(all('li').map(({ text }) => text)).toEqual(['Home', '/Services', '/Old', '/Rekey']);
  expect(all('a').map(({ attributes }) => attributes.href)).toEqual(['/', '/services']);
  const slashes = all('span').filter(({ text }) => text === '/');
  expect(slashes.every(({ attributes }) => attributes['aria-hidden'] === 'true')).toBe(true);
});

test('the footer has the number, the email address, the hours and the build year, and names each page it links to', async () => {
  const { all, one } = await rendered(<Footer />);
  expect(one('footer').text).toContain('2031');
  expect(one('footer').text).toContain(navigation.footer.hours.value);
  const links = all('a').map(({ attributes, text }) => [attributes.href, text]);
  expect(links).toContainEqual([number, business.telephoneText]);
  expect(links.find(([href]) => href?.startsWith('mailto:'))?.[1]).toMatch(/^\S+@\S+$/);
  for (const [href, text] of links.filter(([href]) => href?.startsWith('/'))) {
    const page = pages.find(({ path }) => path === href);
    // Quick links have their own names (docs/product.md 3.5).
    if (href !== '/' && href !== '/service-areas')
      expect(text?.toLowerCase()).toBe(page?.label.toLowerCase());
  }
});

test('the built footer links to the categories and towns, except on the home page', async () => {
  const hrefsOn = async (path: string) =>
    (await rendered(<Footer />, path)).all('a').map(({ attributes }) => attributes.href);
  const [home, other] = [await hrefsOn('/'), await hrefsOn('/faq')];
  const more = other.filter((href) => !home.includes(href));
  expect(more.filter((href) => href?.startsWith('/services/'))).toHaveLength(
    navigation.columns.length,
  );
  expect(more.filter((href) => href?.startsWith('/service-areas/'))).toHaveLength(areas.length);
  // One more leads to the same page in Spanish.
  expect(other).toHaveLength(home.length + navigation.columns.length + areas.length + 1);
});

test.each([
  ['/', '#request'],
  ['/book-online', '#request'],
  ['/book-online/', '#request'],
  ['/contact', '/book-online'],
  ['/services/auto-locksmith', '/book-online'],
])('on %s the bottom bar links to the number first, then to %s', async (path, request) => {
  const { all } = await rendered(<CallBar />, path);
  expect(all('a').map(({ attributes }) => attributes.href)).toEqual([number, request]);
});

test.each([
  [new Error('Loading chunk 7 failed'), 'Loading chunk 7 failed'],
  [new Error(''), 'We encountered an unexpected error.'],
  ['thrown text', 'We encountered an unexpected error.'],
  [null, 'We encountered an unexpected error.'],
  [{ status: 500, statusText: 'Broken', internal: false, data: {} }, 'Broken'],
  [
    { status: 500, statusText: '', internal: false, data: {} },
    'We encountered an unexpected error.',
  ],
  [new Error('<img src=x onerror=alert(1)>'), '<img src=x onerror=alert(1)>'],
])(
  'for %s, the error screen shows a message, the number and a link to the home page',
  async (error, words) => {
    const { all, one } = await rendered(<ErrorScreen error={error} />, '/faq');
    expect(one('p').text).toContain(words);
    expect(all('img')).toEqual([]);
    expect(all('a').map(({ attributes }) => attributes.href)).toEqual([number, '/']);
    expect(one('title').text).not.toBe('');
  },
);

test('a failed part is announced, and offers a retry only if there is one', async () => {
  const plain = await rendered(<FailureNotice message="No map" />);
  expect(plain.elements[0]?.attributes.role).toBe('alert');
  expect(plain.html).toContain('No map');
  expect(plain.all('button')).toEqual([]);
  const again = await rendered(<FailureNotice retry={() => undefined} />);
  expect(again.one('button').attributes.type).toBe('button');
});

test('before React loads, the menus are links to pages, and nothing claims to open', async () => {
  const { all, elements } = await rendered(
    <SiteFrame notice={null} callBar={null}>
      <p>page</p>
    </SiteFrame>,
    '/services/auto-locksmith/car-key-cutting',
  );
  expect(elements.filter(({ attributes }) => 'aria-expanded' in attributes)).toEqual([]);
  expect(elements.filter(({ attributes }) => attributes.role === 'button')).toEqual([]);
  expect(all('dialog')).toEqual([]);
  const services = all('a').filter(({ attributes }) => attributes['aria-current'] === 'true');
  expect(services.map(({ attributes }) => attributes.href)).toEqual(['/services']);
});

test('the built page contains no cookie banner, because only the browser knows whether to show one', async () => {
  const { html } = await rendered(
    <SiteFrame notice={null} callBar={null}>
      page
    </SiteFrame>,
  );
  expect(html).not.toContain('cookie-banner');
});

test('the first link skips to the main content, which can take the focus', async () => {
  const { all, one } = await rendered(
    <SiteFrame notice={null} callBar={null}>
      page
    </SiteFrame>,
  );
  const target = all('a')[0]?.attributes.href;
  expect(target).toBe(`#${one('main').attributes.id}`);
  expect(one('main').attributes.tabindex).toBe('-1');
});
