import { Link } from 'react-router';
import { home } from '#words/pages/home.ts';
import { pages } from '../../../content/registry/pages.ts';
import { ServiceIcon } from '../../layout/service-icon.tsx';

const { heading, categories, all } = home.services;
const [emergency, ...others] = categories;
const lockouts = pages.filter(({ path }) => path.startsWith(`${emergency.path}/`));

/** The whole row leads to the group's page. */
function Group({ title, line, path }: (typeof categories)[number]) {
  return (
    <div className="relative flex gap-4 py-4 text-navy">
      <ServiceIcon path={path} />
      <div>
        <h3>
          <Link to={path} className="row-link sign text-2xl underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-quiet">{line}</p>
      </div>
    </div>
  );
}

function Lockouts() {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {lockouts.map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            className="on-navy sign flex h-full min-h-24 flex-col lg:min-h-36 justify-between gap-2 rounded-xl p-4 text-xl hover:bg-deep"
          >
            <ServiceIcon path={path} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function HomeServices() {
  return (
    <section className="wrap py-8 md:py-20">
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <div className="mt-4 grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <div>
          <Group {...emergency} />
          <Lockouts />
        </div>
        <div>
          <ul className="ruled border-line">
            {others.map((group) => (
              <li key={group.path}>
                <Group {...group} />
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
