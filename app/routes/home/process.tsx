import { home } from '../../../content/en/home.ts';
import { Steps } from '../../sections/steps.tsx';
import { ProcessPictures } from './process-pictures.tsx';

const { heading, intro, steps } = home.process;

/** A job in five steps. On large screens the heading is sticky. */
export function HomeProcess() {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[2fr_3fr]">
      <div className="self-start lg:sticky lg:top-28">
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        <p className="mt-2 text-quiet">{intro}</p>
        <ProcessPictures />
      </div>
      <Steps steps={steps} className="" />
    </section>
  );
}
