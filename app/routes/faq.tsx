import { faq } from '#words/pages/faq.ts';
import type { Question } from '../../content/registry/copy.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { RelatedPages } from '../sections/link-rows.tsx';
import { QuestionList } from '../sections/question-list.tsx';
import { Section } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';

const page = pageAt('/faq');

export const meta = () => pageMeta(page, faq);
export const handle: PageHandle = {
  copy: { ...faq, questions: faq.groups.flatMap((group): readonly Question[] => group.questions) },
};

export default function Faq() {
  return (
    <Sections>
      <PageHero title={faq.heading} description={faq.lead} path={page.path} />
      <div className="wrap grid gap-x-16 gap-y-12 pt-14 md:pt-20 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={faq.groupsLabel} className="self-start lg:sticky lg:top-28">
          <ul className="flex flex-wrap gap-x-6 lg:block">
            {faq.groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-14">
          {faq.groups.map(({ id, heading, questions }) => (
            <section key={id} id={id}>
              <h2 className="sign mb-4 text-3xl text-navy">{heading}</h2>
              <QuestionList questions={questions} />
            </section>
          ))}
        </div>
      </div>
      <Section>
        <RelatedPages paths={faq.related} />
      </Section>
      <CallPanel />
    </Sections>
  );
}
