import { home } from '#words/pages/home.ts';
import { StepNumber } from '../../sections/steps.tsx';

const { heading, steps } = home.process;

/** One icon for each step, in a square of 24 units. */
const icons = [
  'M9 4 5 5c0 8 6 14 14 14l1-4-5-2-2 2a14 14 0 0 1-4-4l2-2z',
  'M3 4h13v8H9l-3 3v-3H3zm15 4h3v8h-2v3l-3-3h-6v-2',
  'M3 5h18v14H3zm3 11c0-4 6-4 6 0M7 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0m8 0h3m-3 4h3',
  'M3 12V3h9l9 9-9 9zm4-5v.1m4 4.9 2 2 3-4',
  'M2 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0m8 0h12v4m-4-4v3',
];

/** A job in five steps, each with its icon: below one another, and in columns on large screens. */
export function HomeProcess() {
  return (
    <section className="wrap py-8 md:py-20">
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <ol className="mt-6 grid gap-6 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 lg:block">
            <div className="flex shrink-0 flex-col items-center gap-3 text-navy lg:mb-4 lg:flex-row">
              <StepNumber step={index + 1} />
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="w-9 fill-none stroke-current stroke-2"
              >
                <path d={icons[index]} />
              </svg>
            </div>
            <div>
              <h3 className="sign text-xl">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
