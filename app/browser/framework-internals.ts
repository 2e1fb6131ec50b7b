/**
 * What no public interface of React Router and Vite says, all of it: tests/framework-internals.test.ts fails if an
 * update changes it (docs/upgrading.md).
 */
import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

// <ScrollRestoration> is public, and has a script in every page that repeats what browsers do until React starts.
export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

declare global {
  interface Window {
    /** Where the module of each route is, and what that imports. Routes are named in routes.ts. */
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports: string[] } | undefined>;
    };
  }
}

/** Addresses of the files that the router imports to show the page at `path`. */
export function filesOfPage(path: string): string[] {
  const route = window.__reactRouterManifest?.routes[path];
  return route ? [route.module, ...route.imports] : [];
}

/** Says which page is being navigated to. `useNavigation` may say so only after a module of that page has failed. */
export function useDestination(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => router?.state.navigation.location, [router]);
}

/** Whether an import failed of what only measures, by the name of its chunk: blockers may refuse it. */
export const isOfMeasuring = (error: unknown) => /\/(web-vitals|tell-google)-/.test(String(error));
