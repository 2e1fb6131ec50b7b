import { Link } from 'react-router';
import { notFound } from '../../content/en/not-found.ts';
import { notFoundPage } from '../../content/en/pages.ts';
import { knownLinks } from '../layout/known-links.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () => pageMeta(notFoundPage, notFound);

export default function NotFound() {
  return (
    <>
      <PageHero title={notFound.title} description={notFound.description} />
      <section className="wrap py-14 md:py-20">
        <h2 className="sign text-3xl text-navy md:text-4xl">{notFound.linksTitle}</h2>
        <ul className="mt-6 max-w-2xl divide-y divide-line border-y border-line">
          {knownLinks(notFound.links).map(({ path, label, text }) => (
            <li key={path}>
              <Link to={path} className="group block py-4">
                <strong className="sign text-2xl text-navy underline-offset-4 group-hover:underline">
                  {label}
                </strong>
                <span className="block text-quiet">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <CallPanel />
    </>
  );
}
