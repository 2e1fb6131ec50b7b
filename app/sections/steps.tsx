import type { StepsPassage } from '../../content/registry/copy.ts';
import { Text } from './text.tsx';

/** What happens next, as a numbered list; `across` sets it in columns on large screens. */
export function NextSteps({ heading, steps, across = false }: StepsPassage & { across?: boolean }) {
  return (
    <section>
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <Steps steps={steps} className={`mt-8 ${across ? 'lg:grid-cols-3 lg:gap-12' : ''}`} />
    </section>
  );
}

/** The number of a step, counted from 1, on a shape like a key's bow. */
export function StepNumber({ step }: { step: number }) {
  return (
    <span
      aria-hidden="true"
      className="step-number sign row-span-2 h-13 w-10 bg-navy pt-2 text-center text-2xl text-white"
    >
      {step}
    </span>
  );
}

export function Steps({ steps, className }: Pick<StepsPassage, 'steps'> & { className: string }) {
  return (
    <ol className={`grid gap-8 ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid max-w-2xl grid-cols-[auto_1fr] content-start gap-x-4">
          <StepNumber step={index + 1} />
          <h3 className="sign text-xl md:text-2xl">{title}</h3>
          <p className="mt-1 text-quiet">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ol>
  );
}
