import { useRef } from 'react';
import { home } from '../../../content/en/home.ts';
import { Steps } from '../../sections/steps.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useNear } from '../../ui/use-near.ts';

const { heading, intro, steps } = home.process;

/** A job in five steps. On large screens the heading is sticky. */
export function HomeProcess() {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[2fr_3fr]">
      <div className="self-start lg:sticky lg:top-28">
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        <p className="mt-2 text-quiet">{intro}</p>
        <ProcessPictures />
      </div>
      <Steps steps={steps} className="" />
    </section>
  );
}

/** Rendered when near the viewport, into reserved space: the HTML must fit the first round trip (14 kB). */
function ProcessPictures() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '400px');
  return (
    <div ref={place} className="mt-6 grid aspect-3/2 max-w-xl grid-cols-2 gap-3">
      {near &&
        home.process.pictures.map((picture) => (
          <Picture
            key={picture.name}
            {...picture}
            shape="small"
            sizes="18rem"
            className="size-full rounded-lg bg-deep text-base text-white object-cover"
          />
        ))}
    </div>
  );
}
