import type { Passage as PassageCopy } from '../../content/en/copy.ts';

/** A heading with its paragraphs, set for reading. */
export function Passage({ heading, paragraphs }: PassageCopy) {
  return (
    <section className="max-w-2xl">
      <h2 className="sign text-3xl text-navy">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
