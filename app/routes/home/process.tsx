import { useRef } from 'react';
import { home } from '../../../content/en/home.ts';
import { Steps } from '../../sections/steps.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useNear } from '../../ui/use-near.ts';

const { heading, intro, steps, pictures } = home.process;

/** A job in five steps. On large screens the heading is sticky. */
export function HomeProcess() {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[2fr_3fr]">
      <div className="self-start lg:sticky lg:top-28">
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        <p className="mt-2 text-quiet">{intro}</p>
      </div>
      <Steps steps={steps} className="" beside={(step) => <StepPicture step={step} />} />
    </section>
  );
}

/** Rendered when near the viewport, into reserved space: the HTML must fit the first round trip (14 kB). */
function StepPicture({ step }: { step: number }) {
  const picture = pictures.find((picture) => picture.step === step);
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '400px');
  return (
    picture && (
      <div
        ref={place}
        className="col-start-2 mt-3 aspect-3/2 w-40 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:w-48"
      >
        {near && (
          <Picture
            name={picture.name}
            alt={picture.alt}
            shape="small"
            sizes="12rem"
            className="size-full rounded-lg bg-deep text-base text-white"
          />
        )}
      </div>
    )
  );
}
