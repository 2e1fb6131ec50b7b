import { home } from '../../../content/en/home.ts';
import { CallLink } from '../../phone/call-link.tsx';
import { StartingPrices } from '../../sections/starting-prices.tsx';

const { heading, lead, call, waiting } = home.emergency;

/** For visitors who are locked out: the number, what to do while waiting, and the starting prices. */
export function HomeEmergency() {
  return (
    <section className="on-deep">
      <div className="wrap grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="sign text-3xl md:text-4xl">{heading}</h2>
          <p className="mt-4 mb-8 max-w-2xl text-xl text-steel">{lead}</p>
          <CallLink words={call} className="w-full sm:w-74" />
          <h3 className="sign mt-12 text-2xl">{waiting.heading}</h3>
          <ul className="mt-4 max-w-2xl divide-y divide-white/15 border-y border-white/15">
            {waiting.items.map((item) => (
              <li key={item} className="py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <StartingPrices className="on-white self-start" />
      </div>
    </section>
  );
}
