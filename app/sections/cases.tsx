import type { ListPassage } from '../../content/registry/copy.ts';
import { SectionHeading } from './section.tsx';
import { Text } from './text.tsx';

interface CasesProps {
  passage: ListPassage;
  id?: string;
}

/** Situations in which to call, with lock pins as bullets, in two columns on larger screens. */
export function Cases({ passage: { heading, intro, items }, id }: CasesProps) {
  return (
    <section id={id}>
      <SectionHeading>{heading}</SectionHeading>
      {intro && <p className="mt-4 max-w-[62ch]">{intro}</p>}
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="pin-bullet flex gap-4 border-t border-line py-3">
            <p>
              <Text>{item}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
