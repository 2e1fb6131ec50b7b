import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import type { home } from '#words/pages/home.ts';
import { areas } from '../../../content/facts/areas.ts';
import { AreaMap } from '../../maps/area-map.tsx';
import { townPath } from '../../maps/towns.ts';
import { SectionIntro } from '../../sections/section-intro.tsx';

/** The town whose link has the pointer or the focus, to be highlighted on the map. */
function useLitTown() {
  const [town, setTown] = useState<string>();
  const light = ({ target }: SyntheticEvent) =>
    setTown((target as HTMLElement).closest('a')?.pathname.split('/').pop());
  const dim = () => setTown(undefined);
  const handlers = {
    onPointerOver: light,
    onPointerLeave: dim,
    onFocus: light,
    onBlur: dim,
  };
  return { town, handlers };
}

export function AreasSection({ heading, text, link }: typeof home.areas) {
  const { town, handlers } = useLitTown();
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-8 md:py-20 lg:grid-cols-2">
        <SectionIntro heading={heading} text={text} link={link}>
          <ul className="mt-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap" {...handlers}>
            {areas.map((area) => (
              <li key={area.slug}>
                <Link
                  to={townPath(area)}
                  className="flex min-h-11 items-center justify-center rounded-full border border-navy bg-white px-1 font-semibold max-sm:text-base sm:px-4 text-navy hover:bg-navy hover:text-white"
                >
                  {area.name}
                </Link>
              </li>
            ))}
          </ul>
        </SectionIntro>
        <AreaMap lit={town} isListed />
      </div>
    </section>
  );
}
