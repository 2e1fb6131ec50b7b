import type { StepsPassage } from '../../content/en/copy.ts';
import { BandHeading } from './band-heading.tsx';
import { Steps } from './steps.tsx';

/** How a job is done. */
export function JobSteps({ passage: { heading, steps } }: { passage: StepsPassage }) {
  return (
    <section>
      <BandHeading>{heading}</BandHeading>
      <Steps steps={steps} className="mt-8" />
    </section>
  );
}
