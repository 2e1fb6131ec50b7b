import { Link } from 'react-router';
import { home } from '../../../content/en/home.ts';
import { AreaMap } from '../../maps/area-map.tsx';

const { heading, text, link } = home.areas;

/** Service areas, with the map of the towns. */
export function AreasSection() {
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
          <p className="mt-2 max-w-2xl text-quiet">{text}</p>
          <Link to={link.path} className="text-link mt-4">
            {link.label}
          </Link>
        </div>
        <AreaMap />
      </div>
    </section>
  );
}
