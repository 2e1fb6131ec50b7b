import type { Question } from '../../content/en/copy.ts';
import { servicePages } from '../../content/en/service-pages.ts';
import { QuestionList } from './question-list.tsx';
import { SectionHeading } from './section.tsx';

interface QuestionsProps {
  questions: readonly Question[];
  /** For half of a section's width: the heading is above the questions on all screens. */
  narrow?: boolean;
}

export function Questions({ questions, narrow = false }: QuestionsProps) {
  return (
    <section
      className={`grid content-start gap-x-16 gap-y-8 ${narrow ? '' : 'lg:grid-cols-[2fr_3fr]'}`}
    >
      <SectionHeading>{servicePages.questions}</SectionHeading>
      <QuestionList questions={questions} />
    </section>
  );
}
