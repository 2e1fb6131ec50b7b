import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { notFoundPage, offlinePage, pages } from '../content/registry/pages.ts';

/** One explicit route per page: a dynamic route would break on slugs that were not prerendered. */
export default [
  ...pages.map(({ path, screen }) =>
    path === '/'
      ? index(`routes/${screen}.tsx`)
      : route(path, `routes/${screen}.tsx`, { id: path }),
  ),
  route(offlinePage.path, `routes/${offlinePage.screen}.tsx`),
  route('*', `routes/${notFoundPage.screen}.tsx`),
] satisfies RouteConfig;
