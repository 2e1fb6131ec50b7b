import { home } from '#words/pages/home.ts';
import { Points } from '../../sections/points.tsx';

const { heading, lead, points } = home.whyChooseUs;

/** Reasons that no other section of the page gives. */
export function HomeReasons() {
  return (
    <section className="bg-mist">
      <div className="wrap grid gap-x-16 gap-y-6 py-8 md:py-20 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
          <p className="mt-2 max-w-2xl text-quiet">{lead}</p>
        </div>
        <Points points={points} className="lg:grid-cols-2" />
      </div>
    </section>
  );
}
