import { Link } from 'react-router';
import { areas } from '../../../content/en/areas.ts';
import { townPages } from '../../../content/en/service-pages.ts';
import { SectionHeading } from '../../sections/section.tsx';
import { ZipCodes } from '../../sections/zip-codes.tsx';

/** Every town with a sentence about it and its ZIP codes. */
export function TownList({ towns }: { towns: Readonly<Record<string, string>> }) {
  return (
    <section>
      <SectionHeading>{townPages.list}</SectionHeading>
      <ul className="mt-4">
        {areas.map(({ slug, name, zips }) => (
          <li key={slug} className="border-t border-line py-6">
            <h3 className="sign text-2xl">
              <Link
                to={`/service-areas/${slug}`}
                className="text-navy underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-1 mb-4 max-w-xl text-quiet">{towns[slug]}</p>
            <ZipCodes label={townPages.zips(zips.length)} zips={zips} />
          </li>
        ))}
      </ul>
    </section>
  );
}
