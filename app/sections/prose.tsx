import type { Passage } from '../../content/en/copy.ts';
import { withShownNumber } from '../phone/use-phone.ts';
import { SectionHeading } from './section.tsx';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-xl gap-4">
      {texts.map((text) => (
        <p key={text}>{withShownNumber(text)}</p>
      ))}
    </div>
  );
}

/** A passage to be read: its heading over lines of under 70 characters. */
export function Prose({ passage }: { passage: Passage }) {
  return (
    <section className="grid gap-4">
      <SectionHeading>{passage.heading}</SectionHeading>
      <Paragraphs texts={passage.paragraphs} />
    </section>
  );
}
