import { wholeProofRule } from '#words/pages/shared/proof.ts';
import type { ListPassage } from '../../content/registry/copy.ts';
import { SectionHeading } from './section.tsx';

/** A checklist of what to have ready, and the rule of proof. The check marks are not stored. */
export function ReadyList({ passage: { heading, intro, items } }: { passage: ListPassage }) {
  return (
    <section id="ready" className="rounded-xl border-2 border-navy p-6 md:p-8">
      <SectionHeading>{heading}</SectionHeading>
      {intro && <p className="mt-4 max-w-[62ch]">{intro}</p>}
      <ul className="mt-4">
        {items.map((item) => (
          <li key={item}>
            <label className="flex cursor-pointer gap-4 py-2.5 wrap-anywhere">
              <input type="checkbox" className="mt-1 size-5 shrink-0 accent-navy" />
              {item}
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[62ch]">{wholeProofRule}</p>
    </section>
  );
}
