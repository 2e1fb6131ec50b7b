import { Link } from 'react-router';
import { areas } from '../../content/en/areas.ts';
import { home } from '../../content/en/home.ts';

const { heading, text, link } = home.areas;

/** Where we work: the eight towns. */
export function AreasBand() {
  return (
    <section className="bg-mist">
      <div className="wrap grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
          <p className="mt-2 max-w-2xl text-quiet">{text}</p>
          <Link to={link.path} className="text-link mt-4">
            {link.label}
          </Link>
        </div>
        <TownLinks />
      </div>
    </section>
  );
}

function TownLinks() {
  return (
    <ul className="grid grid-cols-2 gap-x-8 self-start border-t border-line">
      {areas.map(({ slug, name }) => (
        <li key={slug} className="border-b border-line">
          <Link
            to={`/service-areas/${slug}`}
            className="sign block py-3 text-xl text-navy underline-offset-4 hover:underline md:text-2xl"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
