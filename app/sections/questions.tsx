import { servicePages } from '#words/pages/service-pages.ts';
import type { Question } from '../../content/registry/copy.ts';
import { QuestionList } from './question-list.tsx';
import { SectionHeading } from './section.tsx';

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section id="questions" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <SectionHeading>{servicePages.questions}</SectionHeading>
      <QuestionList questions={questions} />
    </section>
  );
}
