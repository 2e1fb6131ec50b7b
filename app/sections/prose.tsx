import type { Passage } from '../../content/en/copy.ts';
import { PhoneText } from '../phone/phone-text.tsx';
import { SectionHeading } from './section.tsx';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-xl gap-4">
      {texts.map((text) => (
        <p key={text}>
          <PhoneText>{text}</PhoneText>
        </p>
      ))}
    </div>
  );
}

/** A passage: its heading, and text in lines of under 70 characters. */
export function Prose({ passage }: { passage: Passage }) {
  return (
    <section className="grid gap-4">
      <SectionHeading>{passage.heading}</SectionHeading>
      <Paragraphs texts={passage.paragraphs} />
    </section>
  );
}
