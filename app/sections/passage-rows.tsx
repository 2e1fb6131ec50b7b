import type { Passage } from '../../content/en/copy.ts';
import { Paragraphs } from './prose.tsx';

/** Short passages as rows: on large screens with the heading on the left and the text on the right. */
export function PassageRows({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className="grid gap-8">
      {passages.map(({ heading, paragraphs }) => (
        <section
          key={heading}
          className="grid gap-x-16 gap-y-3 border-t border-line pt-4 lg:grid-cols-2"
        >
          <h2 className="sign text-2xl text-balance text-navy md:text-3xl">{heading}</h2>
          <Paragraphs texts={paragraphs} />
        </section>
      ))}
    </div>
  );
}
