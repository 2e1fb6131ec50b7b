import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAt } from '../../content/en/pages.ts';
import { nextSteps } from '../../content/en/site.ts';
import { thankYou as words } from '../../content/en/thank-you.ts';
import { useLastFollow, useLastReference } from '../booking/sent/success.ts';
import { Progress } from '../follow/progress.tsx';
import { useRequest } from '../follow/use-request.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { CallLink } from '../phone/call-link.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../seo/structured-data.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const page = pageAt('/thank-you');

export const meta = () => pageMeta(page, words);
export const handle: PageHandle = { copy: words };

/**
 * Shows the reference of the last request and where it stands or, without one, a link to the form
 * (docs/product.md 2.4). Only the browser knows which, so the page has room for both and shifts nothing.
 */
export default function ThankYou() {
  const sent = useLastReference();
  const direct = sent === null;
  const token = useLastFollow();
  const followed = useRequest(token);
  return (
    <Sections>
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
            <div>
              <Progress followed={followed} showsSteps={token !== null && token !== ''} />
              <p className="mt-8">
                {words.reference.label}
                <strong className="sign block text-3xl">{sent ?? '\u2013'}</strong>
                <span className="text-steel">{words.reference.note}</span>
              </p>
              {/* Not the router's link: the page is not of this build. */}
              {token ? (
                <a href={`/request#${token}`} className="text-link mt-2">
                  {words.reference.follow}
                </a>
              ) : (
                <span className="text-link invisible mt-2">{words.reference.follow}</span>
              )}
            </div>
            <div className="grid content-start gap-4">
              <LinkButton to="/book-online" look="primary" className="w-full sm:w-74">
                {words.direct.link}
              </LinkButton>
              <CallLink words={words.direct.call} className="w-full sm:w-74" />
            </div>
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
    </Sections>
  );
}

interface EitherProps {
  /** Shows the second child instead of the first. */
  second: boolean;
  as?: 'div' | 'span';
  children: readonly [ReactNode, ReactNode];
}

/** Two children in one grid cell, of which one is visible. Switching shifts nothing around them. */
function Either({ second, as: Box = 'div', children }: EitherProps) {
  return (
    <Box className="grid *:col-start-1 *:row-start-1">
      <Box className={second ? 'invisible' : ''}>{children[0]}</Box>
      <Box className={second ? '' : 'invisible'}>{children[1]}</Box>
    </Box>
  );
}
