import { home } from '#words/pages/home.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { StartingPrices } from '../../sections/starting-prices.tsx';

const { heading, lead, call, waiting } = home.emergency;
const [first, ...others] = waiting.items;

/** What visitors who are locked out need: the number, what to do while waiting, and the starting prices. */
export function HomeEmergency() {
  return (
    <section className="on-deep">
      <div className="wrap grid gap-x-16 gap-y-8 py-8 md:py-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="sign text-3xl md:text-4xl">{heading}</h2>
          <p className="mt-4 mb-6 max-w-2xl text-lg md:text-xl text-steel">{lead}</p>
          <CallLink words={call} className="w-full sm:w-74" />
          <h3 className="sign mt-8 text-2xl">{waiting.heading}</h3>
          <p className="mt-4 max-w-2xl border-y border-white/15 py-3 font-semibold">{first}</p>
          {/* Collapsed on phones. Larger screens show all of it, without the summary (app.css). */}
          <details className="tips max-w-2xl">
            <summary className="cursor-pointer py-3 underline underline-offset-4">
              {waiting.more}
            </summary>
            <ul className="ruled border-white/15">
              {others.map((item) => (
                <li key={item} className="py-3">
                  {item}
                </li>
              ))}
            </ul>
          </details>
        </div>
        <StartingPrices className="on-white self-start" />
      </div>
    </section>
  );
}
