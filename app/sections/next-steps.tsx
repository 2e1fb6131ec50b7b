import type { StepsPassage } from '../../content/en/copy.ts';
import { Steps } from './steps.tsx';

/** What happens next, as a numbered list; `across` sets it in columns on large screens. */
export function NextSteps({ heading, steps, across = false }: StepsPassage & { across?: boolean }) {
  return (
    <section>
      <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
      <Steps steps={steps} className={`mt-8 ${across ? 'lg:grid-cols-3 lg:gap-12' : ''}`} />
    </section>
  );
}
