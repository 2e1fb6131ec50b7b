import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { LoadingView } from './loading-view.tsx';
import { scrollToTop } from './menu-link.tsx';
import { pagePath } from './page-path.ts';
import { WaitForPage } from './wait-for-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The scroll behavior used to go to the top of the page. */
function behavior(state: unknown, reducedMotion = false) {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  scrollToTop(state);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: expect.anything() });
  return scrollTo.mock.calls[0]?.[0].behavior;
}

test('only the state of a menu link scrolls smoothly, and not with reduced motion', () => {
  expect(behavior({ scroll: 'smooth' })).toBe('smooth');
  expect(behavior({ scroll: 'smooth' }, true)).toBe('instant');
});

test.each([null, undefined, {}, { scroll: 'slow' }, 'smooth', 7])(
  'a link with the state %j scrolls instantly',
  (state) => {
    expect(behavior(state)).toBe('instant');
  },
);

test('a page that is loading is announced in words beside the spinner', async () => {
  const spinner = await rendered(<LoadingView skeleton={false} />);
  expect(spinner.one('p')).toMatchObject({ attributes: { role: 'status' } });
  expect(spinner.one('p').text).not.toBe('');
});

test.each([
  [true, 6],
  [false, 0],
])('with skeleton=%j, the loading view has %d placeholder cards', async (skeleton, count) => {
  const { html } = await rendered(<LoadingView skeleton={skeleton} />);
  expect(html.split('viewBox="0 0 240 22"')).toHaveLength(count + 1);
});

test('while nothing is loading, the page itself is shown', async () => {
  const { elements, html } = await rendered(
    <WaitForPage>
      <p>page</p>
    </WaitForPage>,
  );
  expect(elements[0]?.attributes).not.toHaveProperty('hidden');
  expect(html).not.toContain('role="status"');
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq///', '/faq'],
  ['//faq/', '//faq'],
  ['', ''],
])('the path %j belongs to the page %j', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});
