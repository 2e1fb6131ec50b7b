import { servicePages } from '../../content/en/service-pages.ts';
import { BandHeading } from './band-heading.tsx';
import { LinkRows } from './link-rows.tsx';
import { pageLink } from './page-link.ts';

export function RelatedPages({ paths }: { paths: readonly string[] }) {
  return (
    <section className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <BandHeading>{servicePages.related}</BandHeading>
      <LinkRows links={paths.map(pageLink)} />
    </section>
  );
}
