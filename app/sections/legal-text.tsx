import { legal } from '#words/pages/legal.ts';
import type { Passage } from '../../content/registry/copy.ts';
import { dateText, Text } from './text.tsx';

const anchor = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface LegalTextProps {
  passages: readonly Passage[];
  /** YYYY-MM-DD */
  modified: string;
}

/** A long text with its table of contents, which is sticky on large screens. */
export function LegalText({ passages, modified }: LegalTextProps) {
  return (
    <div className="wrap page-columns py-14 lg:py-20">
      <nav aria-labelledby="list" className="self-start lg:sticky lg:top-24 lg:order-1">
        <h2 id="list" className="sign text-2xl text-navy">
          {legal.contents}
        </h2>
        <ol className="mt-2 text-base">
          {passages.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${anchor(heading)}`}
                className="inline-block py-2.5 underline underline-offset-4"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[62ch] md:text-lg/relaxed">
        <p className="text-base text-quiet">{legal.changed(dateText(modified))}</p>
        {passages.map(({ heading, paragraphs }) => (
          <section key={heading} id={anchor(heading)} className="mt-8">
            <h2 className="sign text-3xl text-navy">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-4">
                <Text>{text}</Text>
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
