import { Link } from 'react-router';
import { pageAt } from '../../content/en/pages.ts';
import { nextSteps } from '../../content/en/site.ts';
import { thankYou as words } from '../../content/en/thank-you.ts';
import { useLastReference } from '../booking/sent/session.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Either } from '../ui/either.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const page = pageAt('/thank-you');

export const meta = () => pageMeta(page, words);

/**
 * After a request, its reference; for whoever came here without one, the way to the form. Only the
 * browser knows which of the two it is, so both take their room and nothing moves when it is told.
 */
export default function ThankYou() {
  const sent = useLastReference();
  const direct = sent === null;
  return (
    <>
      <PageHero
        title={
          <Either as="span" second={direct}>
            {words.heading}
            {words.direct.heading}
          </Either>
        }
        description={
          <Either as="span" second={direct}>
            {words.lead}
            {words.direct.text}
          </Either>
        }
      >
        <div className="mt-8">
          <Either second={direct}>
            <p>
              {words.reference.label}
              <strong className="sign block text-3xl">{sent ?? '\u2013'}</strong>
              <span className="text-steel">{words.reference.note}</span>
            </p>
            <LinkButton to="/book-online" look="primary">
              {words.direct.link}
            </LinkButton>
          </Either>
        </div>
      </PageHero>
      <div className="wrap py-14 md:py-20">
        <Either second={direct}>
          <NextSteps {...words.next} across />
          <NextSteps heading={nextSteps.title} steps={nextSteps.steps} across />
        </Either>
        <p className="mt-8 flex flex-wrap gap-x-8">
          <Link to="/" className="text-link">
            {words.links.home}
          </Link>
          <Link to="/faq" className="text-link">
            {words.links.questions}
          </Link>
        </p>
      </div>
      <CallPanel {...(direct ? {} : { title: words.urgent.heading, text: words.urgent.text })} />
    </>
  );
}
