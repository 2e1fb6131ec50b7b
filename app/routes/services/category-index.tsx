import { navigation } from '#words/navigation.ts';
import { servicePages } from '#words/pages/service-pages.ts';
import { servicesIndex } from '#words/pages/services-index.ts';
import { ServiceIcon } from '../../layout/service-icon.tsx';
import { LinkRows } from '../../sections/link-rows.tsx';
import { pageLink } from '../../sections/page-link.ts';
import { Section, SectionHeading } from '../../sections/section.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function CategoryJumps() {
  return (
    <nav aria-label={servicePages.jump} className="mt-4">
      <ul className="flex flex-wrap gap-x-8">
        {navigation.columns.map(({ slug, label }) => (
          <li key={slug}>
            <a href={`#${slug}`} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CategoryIndex() {
  return navigation.columns.map(({ slug, services }, index) => {
    const { heading, paragraph, link } = servicesIndex.categories[slug];
    const path = `/services/${slug}`;
    return (
      <Section key={slug} background={index % 2 ? 'mist' : 'white'}>
        <section id={slug} className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <ServiceIcon path={path} className="mb-4 size-12 stroke-[1.5] text-navy" />
            <SectionHeading>{heading}</SectionHeading>
            <p className="mt-4 mb-8 max-w-[62ch]">{paragraph}</p>
            <LinkButton to={path} look="quiet" className="text-navy">
              {link}
            </LinkButton>
          </div>
          <LinkRows links={services.map((service) => pageLink(`${path}/${service.slug}`))} />
        </section>
      </Section>
    );
  });
}
