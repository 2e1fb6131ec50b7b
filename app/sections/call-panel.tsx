import { callLanguage } from '#words/call-language.ts';
import { servicePages } from '#words/pages/service-pages.ts';
import { callPanel } from '#words/site.ts';
import { CallLink, TextLink } from '../phone/call-link.tsx';
import { withShownNumber } from '../phone/use-phone.ts';
import { BladeEdge } from '../ui/blade.tsx';

/** Section that offers the number to visitors who cannot wait for a form. */
export function CallPanel({
  title = callPanel.title,
  text = callPanel.text,
}: {
  title?: string;
  text?: string;
}) {
  return (
    <section className="bg-mist">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12 md:py-16">
        <div>
          <h2 className="sign text-3xl text-navy md:text-4xl">{title}</h2>
          <p className="mt-2 max-w-xl text-quiet">{withShownNumber(text)}</p>
          {callLanguage && <p className="mt-2 text-quiet">{callLanguage}</p>}
        </div>
        <CallLink words={callPanel.call} className="w-full sm:w-74" />
        <TextLink />
      </div>
      <BladeEdge className="text-mist" />
    </section>
  );
}

/** Whether the page at this path is for visitors who are locked out; other services are planned. */
const isEmergency = (path: string) => path.startsWith('/services/emergency-locksmith');

/** 'Locked out right now?' is asked on emergency pages only. */
export function ServiceCallPanel({ path }: { path: string }) {
  return isEmergency(path) ? <CallPanel /> : <CallPanel {...servicePages.planned} />;
}
