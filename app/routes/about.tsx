import { Link } from 'react-router';
import { about } from '#words/pages/about.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PassagePicture, PassageRows, Prose } from '../sections/passages.tsx';
import { Section } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';

const page = pageAt('/about');
const [first, ...others] = about.passages.slice(0, 3);

export const meta = () => pageMeta(page, about);
export const handle: PageHandle = { copy: about };

export default function About() {
  return (
    <Sections>
      <div className="relative">
        <Sections>
          <PageHero
            title={about.heading}
            description={about.lead}
            path={page.path}
            beside="picture"
          />
          <div className="wrap page-columns py-14 md:py-20">
            <Facts />
            <div className="grid gap-14">
              {first && <Prose passage={first} />}
              <PassagePicture picture={about.picture} inHero />
              {others.map((passage) => (
                <Prose key={passage.heading} passage={passage} />
              ))}
            </div>
          </div>
        </Sections>
      </div>
      <Section background="mist">
        <PassageRows passages={about.passages.slice(3)} />
      </Section>
      <CallPanel />
    </Sections>
  );
}

/** Facts that a visitor can verify, styled like a door plate. */
function Facts() {
  const { heading, items, links } = about.facts;
  return (
    <section className="on-deep self-start rounded-xl border border-white/25 p-6 md:p-8 lg:order-1 lg:sticky lg:top-28 lg:-mt-40">
      <h2 className="sign text-2xl">{heading}</h2>
      <dl className="mt-4 ruled border-y border-white/15">
        {items.map(({ name, value }) => (
          <div key={name} className="py-3">
            <dt className="text-base text-steel">{name}</dt>
            <dd className="sign text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
