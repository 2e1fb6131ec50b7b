import type { Passage, PictureCopy, PicturedPassage } from '../../content/registry/copy.ts';
import { Picture } from '../ui/picture.tsx';
import { SectionHeading } from './section.tsx';
import { Text } from './text.tsx';

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

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-[62ch] gap-4 md:text-lg/relaxed">
      {texts.map((text) => (
        <p key={text}>
          <Text>{text}</Text>
        </p>
      ))}
    </div>
  );
}

/** A passage: its heading, text in lines of under 70 characters, and what it shows. */
export function Prose({ passage }: { passage: PicturedPassage }) {
  return (
    <section className="grid gap-4">
      <SectionHeading>{passage.heading}</SectionHeading>
      <Paragraphs texts={passage.paragraphs} />
      {passage.picture && <PassagePicture picture={passage.picture} />}
    </section>
  );
}

interface PassagePictureProps {
  picture: PictureCopy;
  /** Whether large screens show it at the right of the hero: it is one element, so that a phone loads it once. */
  inHero?: boolean;
}

/** A picture between passages, as wide as their column. */
export function PassagePicture({ picture, inHero = false }: PassagePictureProps) {
  return (
    <Picture
      {...picture}
      sizes={`(width<64rem) 92vw, ${inHero ? '62vw' : '44rem'}`}
      className={`w-full rounded-xl bg-deep object-cover text-white ${inHero ? 'hero-picture' : ''}`}
    />
  );
}
