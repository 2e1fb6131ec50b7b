import type { StepsPassage } from '../../content/en/copy.ts';
import { StepNumber } from '../ui/step-number.tsx';
import { BandHeading } from './band-heading.tsx';

/** How a job is done, one step below the other, held together by the line they hang on. */
export function Steps({ passage: { heading, steps } }: { passage: StepsPassage }) {
  return (
    <section>
      <BandHeading>{heading}</BandHeading>
      <ol className="mt-8 max-w-2xl">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-8 last:pb-0 not-last:before:absolute not-last:before:inset-y-0 not-last:before:left-5 not-last:before:-ml-px not-last:before:border-l-2 not-last:before:border-line"
          >
            <span className="relative row-span-2 grid content-start">
              <StepNumber>{index + 1}</StepNumber>
            </span>
            <h3 className="sign pt-1 text-xl md:text-2xl">{title}</h3>
            <p className="mt-1 max-w-xl text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
