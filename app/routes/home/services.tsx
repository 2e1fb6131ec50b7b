import { Link } from 'react-router';
import { home } from '../../../content/en/home.ts';
import { pages } from '../../../content/en/pages.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const { heading, intro, categories, all } = home.services;
const [emergency, ...others] = categories;
const lockouts = pages.filter(({ path }) => path.startsWith(`${emergency.link.path}/`));

/** The four categories: a panel for emergencies, a list of the others. */
export function HomeServices() {
  return (
    <section className="wrap py-14 md:py-20">
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <p className="mt-2 max-w-2xl text-quiet">{intro}</p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div className="on-navy flex flex-col items-start justify-between gap-8 rounded-xl p-6 md:p-8">
          <div className="w-full">
            <h3 className="sign text-3xl md:text-4xl">{emergency.title}</h3>
            <p className="mt-2 text-xl">{emergency.line}</p>
            <ul className="mt-4 divide-y divide-white/15 border-y border-white/15">
              {lockouts.map(({ path, label }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="sign block py-3 text-xl underline-offset-4 hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <LinkButton to={emergency.link.path} look="primary">
            {emergency.link.label}
          </LinkButton>
        </div>
        <div>
          <ul className="divide-y divide-line border-y border-line">
            {others.map(({ title, line, link }) => (
              <li key={title} className="grid gap-x-8 py-6 sm:grid-cols-[1fr_2fr]">
                <h3 className="sign text-2xl">{title}</h3>
                <div>
                  <p className="text-quiet">{line}</p>
                  <Link to={link.path} className="text-link">
                    {link.label}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
          <Link to={all.path} className="text-link mt-4">
            {all.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
