import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { thankYou as words } from '#words/pages/thank-you.ts';
import { nextSteps } from '#words/site.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { useLastFollow, useLastReference } from '../booking/sent/success.ts';
import { Progress } from '../follow/progress.tsx';
import { useRequest } from '../follow/use-request.ts';
import { CallLink, TextLink } from '../phone/call-link.tsx';
import { RequestPhotos } from '../photos/request-photos.tsx';
import { CallPanel } from '../sections/call-panel.tsx';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../seo/structured-data.tsx';
import { BladeEdge } from '../ui/blade.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Either } from './thank-you/either.tsx';
import { Ticket } from './thank-you/ticket.tsx';

const page = pageAt('/thank-you');

export const meta = () => pageMeta(page, words);
export const handle: PageHandle = { copy: words };

/**
 * Shows the reference of the last request and where it stands or, without one, a link to the form
 * (docs/product.md 2.4). Only the browser knows which: all but the call panel is there twice in one place, so that
 * nothing shifts, and what the shorter one leaves free is at its end.
 */
export default function ThankYou() {
  const sent = useLastReference();
  const direct = sent === null;
  return (
    <Sections>
      <div className="on-deep">
        <h1 className="wrap sign pt-4 pb-2 text-4xl text-balance md:pt-12 md:text-6xl">
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

function Hero({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className="on-deep">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 pt-2 pb-8 md:pb-16 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <p className="max-w-2xl text-lg text-steel md:text-xl">{lead}</p>
        {children}
      </div>
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
      <Hero lead={words.lead}>
        <Ticket
          reference={reference}
          token={token ?? undefined}
          className="max-w-md self-start lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <Progress followed={followed} showsSteps={isFollowed} />
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
      <Hero lead={text}>
        <div className="grid content-start gap-4 lg:row-start-2">
          <LinkButton to="/book-online" look="primary" className="w-full sm:w-74">
            {link}
          </LinkButton>
          <CallLink words={call} className="w-full sm:w-74" />
          <TextLink />
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
