import type { home } from '#words/pages/home.ts';
import { commonQuestions } from '#words/pages/shared/common-questions.ts';
import { QuestionList } from '../../sections/question-list.tsx';
import { SectionIntro } from '../../sections/section-intro.tsx';

const questions = Object.values(commonQuestions).slice(0, 4);

/** The four most common questions with their answers. All others are on /faq. */
export function QuestionsSection({ heading, text, link }: typeof home.faq) {
  return (
    <section className="wrap grid gap-x-16 gap-y-6 py-8 md:py-20 lg:grid-cols-[2fr_3fr]">
      <SectionIntro heading={heading} text={text} link={link} />
      <QuestionList questions={questions} />
    </section>
  );
}
