import type { Question } from '../../content/en/copy.ts';
import { servicePages } from '../../content/en/service-pages.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { BandHeading } from './band-heading.tsx';

interface QuestionsProps {
  questions: readonly Question[];
  /** In half of a band: the heading stays above its questions. */
  narrow?: boolean;
}

/** Questions that open one by one. */
export function Questions({ questions, narrow = false }: QuestionsProps) {
  return (
    <section
      className={`grid content-start gap-x-16 gap-y-6 ${narrow ? '' : 'lg:grid-cols-[1fr_2fr]'}`}
    >
      <BandHeading>{servicePages.questions}</BandHeading>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} heading={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
