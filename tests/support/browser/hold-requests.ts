import type { Page } from 'playwright-core';

/**
 * Holds a page's requests to this URL until `release` sends or aborts them; later ones end the same way. With `method`,
 * others are not held. `arrived` resolves once a request is held.
 */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  { method }: { method?: string } = {},
) {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    arrived.resolve();
    await route[await held.promise]();
  });
  return {
    arrived: arrived.promise,
    release: (how: 'continue' | 'abort' = 'continue') => held.resolve(how),
  };
}
