import type { Passage } from '../../content/en/copy.ts';
import { Paragraphs } from './prose.tsx';

/** Several short passages one below the other: headings at the left where there is room, words at the right. */
export function PassageRows({ passages }: { passages: readonly Passage[] }) {
  return passages.map(({ heading, paragraphs }) => (
    <section
      key={heading}
      className="grid gap-x-16 gap-y-3 border-t border-line py-10 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[1fr_36rem]"
    >
      <h2 className="sign max-w-sm text-2xl text-balance text-navy md:text-3xl">{heading}</h2>
      <Paragraphs texts={paragraphs} />
    </section>
  ));
}
