import { createContext, useContext, useEffect, useState } from 'react';
import { useMatches, useRouteError } from 'react-router';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { pagePath, registeredPath } from '../layout/page-path.ts';
import type { jsonOf, StructuredCopy } from './structured-data.ts';

/** What a route without a loader exports as `handle`: the words of its page. */
export interface PageHandle {
  copy: StructuredCopy;
}

const loadBuilder = () => import('./structured-data.ts');

/** Set only by the build: a browser loads the builder after its first navigation. */
export const BuilderAtBuild = createContext<typeof jsonOf | undefined>(undefined);

/** Read from the HTML of the page that the browser loaded. */
const loaded = import.meta.env.SSR
  ? undefined
  : {
      path: registeredPath(location.pathname),
      json: document.querySelector('script[type="application/ld+json"]')?.textContent,
    };

/** The path of the page that is shown, and its words where it has structured data. */
function useCurrentPage() {
  const matches = useMatches();
  const match = matches[matches.length - 1]; // at() is missing on phones of 2021.
  const failed = Boolean(useRouteError());
  const { copy } = (match?.loaderData ?? match?.handle ?? {}) as Partial<PageHandle>;
  return { path: pagePath(match?.pathname ?? ''), copy: failed ? undefined : copy };
}

/** JSON-LD of the page that is shown (docs/product.md 8.3). */
export function StructuredData() {
  const { path, copy } = useCurrentPage();
  const build = useContext(BuilderAtBuild);
  const [made, setMade] = useState(loaded);
  useEffect(() => {
    if (!copy || made?.path === path) return;
    importWithRetry(loadBuilder).then(
      (builder) => setMade({ path, json: builder.jsonOf(path, copy) }),
      // Visitors do not need it, and search engines load every page in full. The next page tries again.
      () => undefined,
    );
  }, [path, copy, made]);

  const json = copy && (build?.(path, copy) ?? (made?.path === path && made.json));
  return (
    json && (
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: from our own words, and without `<`
        dangerouslySetInnerHTML={{ __html: json }}
      />
    )
  );
}
