import type { ReactNode } from 'react';
import type { StepsPassage } from '../../content/en/copy.ts';

/** What happens next, as a numbered list; `across` sets it in columns on large screens. */
export function NextSteps({ heading, steps, across = false }: StepsPassage & { across?: boolean }) {
  return (
    <section>
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <Steps steps={steps} className={`mt-8 ${across ? 'lg:grid-cols-3 lg:gap-12' : ''}`} />
    </section>
  );
}

interface StepsProps extends Pick<StepsPassage, 'steps'> {
  className: string;
  /** What stands below a step, or beside it where there is room: a step is counted from 1. */
  beside?: (step: number) => ReactNode;
}

/** A numbered list. Each number is on a shape like a key's bow. */
export function Steps({ steps, className, beside }: StepsProps) {
  return (
    <ol className={`grid gap-8 ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={`grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 ${beside ? 'sm:grid-cols-[auto_1fr_12rem]' : 'max-w-2xl'}`}
        >
          <span
            aria-hidden="true"
            className="sign row-span-2 h-13 w-10 bg-navy pt-2 text-center text-2xl text-white [clip-path:polygon(0_0,100%_0,100%_72%,50%_100%,0_72%)]"
          >
            {index + 1}
          </span>
          <h3 className="sign text-xl md:text-2xl">{title}</h3>
          <p className="col-start-2 mt-1 text-quiet">{text}</p>
          {beside?.(index + 1)}
        </li>
      ))}
    </ol>
  );
}
