import type { Question } from '../../content/registry/copy.ts';
import { Text } from './text.tsx';

/**
 * Expandable questions. The id for links is on the answer, because the browser opens a closed <details>
 * when a link leads to something inside it.
 */
export function QuestionList({
  questions,
}: {
  questions: readonly (Question & { id?: string })[];
}) {
  return (
    <div className="ruled border-y border-line">
      {questions.map(({ id, question, answer }) => (
        <details key={question} className="question group">
          <summary className="flex cursor-pointer list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="sign mr-auto text-xl">
              <Text>{question}</Text>
            </h3>
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="w-4 shrink-0 stroke-current stroke-2 text-navy"
            >
              <path d="M0 8h16" />
              <path d="M0 8h16" className="origin-center rotate-90 group-open:rotate-0" />
            </svg>
          </summary>
          <p id={id} className="max-w-2xl pb-6 text-quiet">
            <Text>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}
