import { home } from '#words/pages/home.ts';
import { StepNumber } from '../../sections/steps.tsx';
import { StepPicture } from './step-picture.tsx';

const { heading, intro, steps } = home.process;

/** A job in five steps, each with its picture: below one another, and in columns on large screens. */
export function HomeProcess() {
  return (
    <section className="wrap py-14 md:py-20">
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <p className="mt-2 text-quiet">{intro}</p>
      <ol className="mt-8 grid gap-8 lg:grid-cols-5 lg:gap-x-6 lg:gap-y-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 lg:row-span-3 lg:grid-rows-subgrid"
          >
            <StepNumber step={index + 1} />
            <h3 className="sign text-xl lg:self-center">{title}</h3>
            <p className="col-start-2 mt-1 text-quiet lg:col-span-2 lg:col-start-1">{text}</p>
            <StepPicture step={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
