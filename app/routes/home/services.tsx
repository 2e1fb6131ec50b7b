import { Link } from 'react-router';
import { home } from '#words/pages/home.ts';
import { pages } from '../../../content/registry/pages.ts';
import { drawingOf, ServiceIcon } from '../../sections/service-icon.tsx';

const { heading, intro, categories, all } = home.services;
const [emergency, ...others] = categories;
const lockouts = pages.filter(({ path }) => path.startsWith(`${emergency.link.path}/`));

function Lockouts() {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3">
      {lockouts.map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            className="on-navy sign flex h-full min-h-24 flex-col lg:min-h-40 justify-between gap-2 rounded-xl p-4 text-xl hover:bg-deep"
          >
            <ServiceIcon drawing={drawingOf(path)} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function HomeServices() {
  return (
    <section className="wrap py-14 md:py-20">
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <p className="mt-2 max-w-2xl text-quiet">{intro}</p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="sign text-2xl">{emergency.title}</h3>
          <p className="text-quiet">{emergency.line}</p>
          <Lockouts />
          <Link to={emergency.link.path} className="text-link mt-2">
            {emergency.link.label}
          </Link>
        </div>
        <div>
          <ul className="ruled border-y border-line">
            {others.map(({ title, line, link }) => (
              <li key={title} className="flex gap-4 py-4">
                <ServiceIcon drawing={drawingOf(link.path)} />
                <div>
                  <h3 className="sign text-2xl">{title}</h3>
                  <p className="text-quiet">{line}</p>
                  <Link to={link.path} className="text-link">
                    {link.label}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
          <Link to={all.path} className="text-link mt-2">
            {all.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
