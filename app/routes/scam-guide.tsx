import { scamGuide } from '#words/pages/scam-guide.ts';
import { asideCopy } from '../../content/registry/aside-copy.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { CallPanel } from '../sections/call-panel.tsx';
import { Cases } from '../sections/cases.tsx';
import { HeroColumns } from '../sections/hero-columns.tsx';
import { RelatedPages } from '../sections/link-rows.tsx';
import { Prose } from '../sections/passages.tsx';
import { Questions } from '../sections/questions.tsx';
import { Section } from '../sections/section.tsx';
import { Sections } from '../sections/sections.tsx';
import { NextSteps } from '../sections/steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';

const page = pageAt('/how-to-spot-a-locksmith-scam');
const aside = asideCopy(['questions']);
const { what, ask, goodSigns, warnings, afterward, questions, related } = scamGuide;

export const meta = () => pageMeta(page, scamGuide);
export const handle: PageHandle = { copy: scamGuide };

export default function ScamGuide() {
  return (
    <Sections>
      <HeroColumns path={page.path} copy={scamGuide} aside={aside} beside="nothing">
        <Prose passage={what} />
        <NextSteps {...ask} />
        <Cases passage={goodSigns} />
      </HeroColumns>
      <Section background="mist">
        <NextSteps {...warnings} />
      </Section>
      <Section>
        <NextSteps {...afterward} />
      </Section>
      <Section background="mist">
        <Questions questions={questions} />
      </Section>
      <Section>
        <RelatedPages paths={related} />
      </Section>
      <CallPanel />
    </Sections>
  );
}
