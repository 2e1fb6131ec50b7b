import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { thankYou as words } from '#words/pages/thank-you.ts';
import { nextSteps } from '#words/site.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { useLastFollow, useLastReference } from '../booking/sent/success.ts';
import { Progress } from '../follow/progress.tsx';
import { RequestPhotos } from '../follow/request-photos.tsx';
import { Ticket } from '../follow/ticket.tsx';
import { useRequest } from '../follow/use-request.ts';
import { pageAddress } from '../layout/page-path.ts';
import { CallLink } from '../phone/call-link.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';
import { BladeEdge } from '../ui/blade.tsx';
import { Either } from '../ui/either.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const page = pageAt('/thank-you');

export const meta = () => pageMeta(page, words);
export const handle: PageHandle = { copy: words };

/**
 * Shows the reference and the state of the last request or, without one, a link to the form (docs/product.md 2.4).
 * Only the browser knows which, so all but the call panel is rendered twice in the same place. Nothing shifts, and
 * the space that the shorter version leaves free is at its end.
 */
export default function ThankYou() {
  const sent = useLastReference();
  const direct = sent === null;
  return (
    <Sections>
      <div className="on-deep">
        <h1 className="wrap sign pt-3 pb-1 text-3xl text-balance md:pt-12 md:text-6xl">
          <Either as="span" second={direct}>
            {words.heading}
            {words.direct.heading}
          </Either>
        </h1>
      </div>
      <Either second={direct}>
        <Requested reference={sent ?? undefined} />
        <Direct />
      </Either>
      <CallPanel {...(direct ? {} : { title: words.urgent.heading, text: words.urgent.text })} />
    </Sections>
  );
}

function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="on-deep">
      <div className="wrap pt-2 pb-8 md:pt-4 md:pb-16">{children}</div>
      <BladeEdge className="text-deep" />
    </div>
  );
}

function Requested({ reference }: { reference: string | undefined }) {
  const token = useLastFollow();
  const { ask, ...followed } = useRequest(token);
  const isFollowed = token !== null && token !== '';
  return (
    <>
      <Hero>
        <Progress
          followed={followed}
          showsSteps={isFollowed}
          ticket={
            <Ticket reference={reference} request={followed.request}>
              {/* Not a router link: that page is in another build. Without a token, the link only keeps its space. */}
              <a
                href={token ? `${pageAddress('/request')}#${token}` : undefined}
                className={`text-link text-navy ${token ? '' : 'invisible'}`}
              >
                {words.reference.follow}
              </a>
            </Ticket>
          }
        />
      </Hero>
      <div className="wrap py-14 md:py-20">
        <RequestPhotos
          token={token}
          request={followed.request}
          ask={ask}
          className={isFollowed ? 'mb-14' : 'mb-14 invisible'}
        />
        <NextSteps {...words.next} across />
        <Links />
      </div>
    </>
  );
}

function Direct() {
  const { text, link, call } = words.direct;
  return (
    <>
      <Hero>
        <p className="max-w-2xl text-lg text-steel md:text-xl">{text}</p>
        <div className="mt-6 grid gap-4">
          <LinkButton to="/book-online" look="primary" className="w-full sm:w-74">
            {link}
          </LinkButton>
          <CallLink words={call} className="w-full sm:w-74" />
        </div>
      </Hero>
      <div className="wrap py-14 md:py-20">
        <NextSteps heading={nextSteps.title} steps={nextSteps.steps} across />
        <Links />
      </div>
    </>
  );
}

function Links() {
  return (
    <p className="mt-8 flex flex-wrap gap-x-8">
      <Link to="/" className="text-link">
        {words.links.home}
      </Link>
      <Link to="/faq" className="text-link">
        {words.links.questions}
      </Link>
    </p>
  );
}
