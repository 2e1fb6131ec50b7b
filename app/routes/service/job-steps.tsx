import type { StepsPassage } from '../../../content/en/copy.ts';
import { SectionHeading } from '../../sections/section.tsx';
import { Steps } from '../../sections/steps.tsx';

export function JobSteps({ passage: { heading, steps } }: { passage: StepsPassage }) {
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      <Steps steps={steps} className="mt-8" />
    </section>
  );
}
