import type { Passage } from '../../content/en/copy.ts';
import { PhoneText } from '../layout/phone-text.tsx';
import { BandHeading } from './band-heading.tsx';

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

/** A passage to be read: its heading over lines of under 70 characters. */
export function Prose({ passage }: { passage: Passage }) {
  return (
    <section className="grid gap-4">
      <BandHeading>{passage.heading}</BandHeading>
      <Paragraphs texts={passage.paragraphs} />
    </section>
  );
}
