import { Link } from 'react-router';
import { notFound } from '#words/pages/not-found.ts';
import { notFoundPage } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import { usePagePath } from '../layout/use-page-path.ts';
import { SearchBox } from '../search/search-box.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Picture } from '../ui/picture.tsx';

const { picture, search, links } = notFound;

export const meta = () => pageMeta(notFoundPage, notFound);

/** The page for any address that has none. Only the browser knows that address. */
export default function NotFound() {
  const hydrated = useHydrated();
  const path = usePagePath();
  return (
    <Sections>
      <PageHero
        title={notFound.heading}
        description={notFound.lead}
        path={hydrated ? path : notFoundPage.path}
        backdrop={picture.name}
      >
        <Picture
          {...picture}
          sizes="92vw"
          className="mt-4 h-40 w-full rounded-xl object-cover lg:hidden"
        />
      </PageHero>
      <div className="wrap grid gap-12 py-14 md:py-20 lg:grid-cols-2 lg:gap-16">
        <section>
          <h2 className="sign text-3xl text-navy md:text-4xl">{search.heading}</h2>
          <p className="mt-2 mb-6">{search.text}</p>
          <SearchBox />
        </section>
        <section>
          <h2 className="sign text-3xl text-navy md:text-4xl">{links.heading}</h2>
          <ul className="mt-4 ruled border-y border-line">
            {links.items.map(({ path, label, text }) => (
              <li key={path}>
                <Link to={path} className="group block py-3">
                  <strong className="sign text-2xl text-navy underline-offset-4 group-hover:underline">
                    {label}
                  </strong>
                  <span className="block text-quiet">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <CallPanel />
    </Sections>
  );
}
