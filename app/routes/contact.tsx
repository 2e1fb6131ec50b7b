import { Link } from 'react-router';
import { contact } from '#words/pages/contact.ts';
import { supportEmail } from '../../content/facts/business.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { paymentWords as payment } from '../../content/registry/stated-facts.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallLink, TextLink } from '../phone/call-link.tsx';
import { usePhone } from '../phone/use-phone.ts';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';
import { BladeEdge } from '../ui/blade.tsx';
import { CallbackCard } from './contact/callback-card.tsx';

const page = pageAt('/contact');

export const meta = () => pageMeta(page, contact);
export const handle: PageHandle = { copy: contact };

export default function Contact() {
  const { phone, hours, email, area } = contact;
  const number = usePhone();
  return (
    <Sections>
      <PageHero title={contact.heading} description={contact.lead} path={page.path}>
        <CallLink words={phone.call} className="mt-6 w-full sm:w-74" />
        <TextLink className="mt-3 w-full sm:w-74" />
      </PageHero>
      <div className="wrap relative grid gap-12 pt-9 pb-14 md:pt-20 lg:grid-cols-[1fr_27rem] lg:gap-16 lg:py-20">
        <CallbackCard className="self-start lg:col-start-2 lg:-mt-56" />
        <div className="grid content-start gap-14 lg:row-start-1">
          <Sections inner>
            <dl className="max-w-2xl ruled border-y border-line">
              <Way name={phone.heading} text={phone.text}>
                <a href={number.href} className="text-link sign text-2xl text-navy">
                  {number.text}
                </a>
              </Way>
              <Way name={hours.heading} text={hours.note}>
                <strong>{hours.text}</strong>
              </Way>
              <Way name={email.heading} text={email.text}>
                <a href={`mailto:${supportEmail.value}`} className="text-link">
                  {supportEmail.value}
                </a>
              </Way>
              <Way name={area.heading} text={area.text}>
                <Link to="/service-areas" className="text-link">
                  {area.link}
                </Link>
              </Way>
              {payment && (
                <Way name={contact.payment.heading} text={contact.payment.text}>
                  <strong>{payment}</strong>
                </Way>
              )}
            </dl>
            <NextSteps {...contact.callback.next} />
          </Sections>
        </div>
      </div>
      <BladeEdge className="text-white" />
    </Sections>
  );
}

interface WayProps {
  name: string;
  text: string;
  children: React.ReactNode;
}

function Way({ name, text, children }: WayProps) {
  return (
    <div className="grid gap-x-8 py-6 sm:grid-cols-[1fr_2fr]">
      <dt className="sign text-2xl">{name}</dt>
      <dd>
        <p className="text-quiet">{text}</p>
        {children}
      </dd>
    </div>
  );
}
