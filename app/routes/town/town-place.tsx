import { Link } from 'react-router';
import { townPages } from '#words/pages/service-pages.ts';
import { type Area, areas } from '../../../content/facts/areas.ts';
import { AreaMap } from '../../maps/area-map.tsx';
import { SectionHeading } from '../../sections/section.tsx';
import { ZipCodes } from '../../sections/zip-codes.tsx';

/** The map with the town highlighted, its ZIP codes and its neighbors. On large screens the map is in the hero. */
export function TownPlace({ area, neighbors }: { area: Area; neighbors: readonly string[] }) {
  const nextDoor = neighbors.flatMap((slug) => areas.filter((other) => other.slug === slug));
  return (
    <section className="grid content-start gap-6 lg:-mt-144">
      <div className="lg:mb-18">
        <AreaMap highlight={area.slug} />
      </div>
      <SectionHeading>{townPages.place(area.name)}</SectionHeading>
      <ZipCodes label={townPages.zips(area.zips.length)} zips={area.zips} />
      <div>
        <h3 className="sign text-xl">{townPages.neighbors}</h3>
        <ul className="mt-1 flex flex-wrap gap-x-8">
          {nextDoor.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/service-areas/${slug}`} className="text-link text-navy">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link to={townPages.all.path} className="text-link text-navy">
              {townPages.all.label}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
