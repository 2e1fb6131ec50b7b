import { servicePages } from '../../content/en/service-pages.ts';
import { LinkRows } from './link-rows.tsx';
import { pageLink } from './page-link.ts';
import { SectionHeading } from './section.tsx';

/** Links to pages that help with a related problem. */
export function RelatedPages({ paths }: { paths: readonly string[] }) {
  return (
    <section className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <SectionHeading>{servicePages.related}</SectionHeading>
      <LinkRows links={paths.map(pageLink)} />
    </section>
  );
}
