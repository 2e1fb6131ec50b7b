import { useSearchParams } from 'react-router';
import { search } from '#words/pages/search.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import { cleanQuery } from '../search/find.ts';
import { Results } from '../search/results.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PageList } from '../sections/page-list.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';

const page = pageAt('/search');

export const meta = () => pageMeta(page, search);
export const handle: PageHandle = { copy: search };

export default function Search() {
  const query = useQuery();
  return (
    <Sections>
      <PageHero title={search.heading} path={page.path} />
      <div className="wrap pt-18 pb-14">
        <SearchBox query={query} />
        <Results query={query} />
        <section className="mt-12">
          <h2 className="sign text-3xl text-navy md:text-4xl">{search.browse.heading}</h2>
          <p className="mt-2 mb-8">{search.browse.text}</p>
          <PageList
            level="h3"
            groups={['emergency', 'residential', 'commercial', 'automotive', 'areas']}
          />
        </section>
      </div>
      <CallPanel />
    </Sections>
  );
}

/** The URL's query, sanitized. '' in the prerendered page and during hydration. */
function useQuery(): string {
  const [parameters] = useSearchParams();
  return useHydrated() ? cleanQuery(parameters.get('q')) : '';
}
