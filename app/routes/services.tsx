import { servicesIndex } from '#words/pages/services-index.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { PassageRows } from '../sections/passages.tsx';
import { Section } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';
import { CategoryIndex, CategoryJumps } from './services/category-index.tsx';

const page = pageAt('/services');

export const meta = () => pageMeta(page, servicesIndex);
export const handle: PageHandle = { copy: servicesIndex };

export default function Services() {
  return (
    <Sections>
      <PageHero
        title={servicesIndex.heading}
        description={servicesIndex.lead}
        path={page.path}
        backdrop="lock-repair"
      >
        <CategoryJumps />
      </PageHero>
      <CategoryIndex />
      <Section>
        <PassageRows passages={servicesIndex.passages} />
      </Section>
      <CallPanel />
    </Sections>
  );
}
