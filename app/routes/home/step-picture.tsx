import { useRef } from 'react';
import { home } from '#words/pages/home.ts';
import { Picture } from '../../ui/picture.tsx';
import { useNear } from '../../ui/use-near.ts';

const { pictures } = home.process;

/**
 * The picture of a step, rendered when near the viewport, into reserved space: the HTML must fit the first round trip
 * (14 kB). A step without one is a talk, drawn where the others have their pictures side by side.
 */
export function StepPicture({ step }: { step: number }) {
  const picture = pictures.find((picture) => picture.step === step);
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '400px');
  return (
    <div
      ref={place}
      className={`col-start-2 mt-3 grid aspect-3/2 w-[min(10rem,100%)] place-items-center overflow-clip rounded-lg bg-deep text-steel lg:order-first lg:col-span-2 lg:col-start-1 lg:mt-0 lg:w-full ${picture ? '' : 'max-lg:hidden'}`}
    >
      {!picture && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="h-1/2 fill-none stroke-current">
          <path d="M3 4h13v8H9l-3 3v-3H3zm15 4h3v8h-2v3l-3-3h-6v-2" />
        </svg>
      )}
      {picture && near && (
        <Picture
          {...picture}
          shape="small"
          sizes="14rem"
          className="size-full text-base text-white"
        />
      )}
    </div>
  );
}
