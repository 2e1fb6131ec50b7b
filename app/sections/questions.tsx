import type { Question } from '../../content/en/copy.ts';
import { servicePages } from '../../content/en/service-pages.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { BandHeading } from './band-heading.tsx';

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
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
