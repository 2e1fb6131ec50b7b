import { callPanel } from '../../content/en/site.ts';
import { CallLink } from '../layout/call-link.tsx';
import { BladeEdge } from '../ui/blade.tsx';

type Words = Readonly<Record<'title' | 'text' | 'call', string>>;

/** For whoever cannot wait for a form: the number, with a reason. */
export function CallPanel({ words = callPanel }: { words?: Words }) {
  return (
    <section className="bg-mist">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12 md:py-16">
        <div>
          <h2 className="sign text-3xl text-navy md:text-4xl">{words.title}</h2>
          <p className="mt-2 max-w-xl text-quiet">{words.text}</p>
        </div>
        <CallLink words={words.call} className="w-full sm:w-74" />
      </div>
      <BladeEdge className="text-mist" />
    </section>
  );
}
