/** All private interfaces of React Router and Vite that we use, tested by tests/framework-internals.test.ts. */
import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

// The public API is <ScrollRestoration>, but it adds a script to every page for what browsers do by themselves.
export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

declare global {
  interface Window {
    /** Keys are paths. `imports` are the files that `module` imports. */
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports: string[] } | undefined>;
    };
  }
}

export function filesOfPage(path: string): string[] {
  const route = window.__reactRouterManifest?.routes[path];
  return route ? [route.module, ...route.imports] : [];
}

/** `useNavigation` may report the destination only after a module of that page has failed. */
export function useDestination(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => router?.state.navigation.location, [router]);
}

/** Recognizes these chunks by name. Ad blockers may refuse them. */
export const isTelemetryChunkError = (error: unknown) =>
  /\/(web-vitals|tell-google)-/.test(String(error));
