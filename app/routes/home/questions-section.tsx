import { Link } from 'react-router';
import type { home } from '../../../content/en/home.ts';
import { commonQuestions } from '../../../content/en/shared/common-questions.ts';
import { QuestionList } from '../../sections/question-list.tsx';

/** The most common questions with their answers. All others are on /faq. */
export function QuestionsSection({ heading, text, link }: typeof home.faq) {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        <p className="mt-2 max-w-2xl text-quiet">{text}</p>
        <Link to={link.path} className="text-link mt-4">
          {link.label}
        </Link>
      </div>
      <QuestionList questions={Object.values(commonQuestions)} />
    </section>
  );
}
