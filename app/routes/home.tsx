import { homeHead } from '#words/pages/hero.ts';
import { pageAt } from '../../content/registry/pages.ts';
import { CallPanel } from '../sections/call-panel.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { PageHandle } from '../structured-data/structured-data-script.tsx';
import { HomeEmergency } from './home/emergency.tsx';
import { HomeHero } from './home/hero.tsx';
import { LateSections } from './home/late-sections.tsx';
import { HomeProcess } from './home/process.tsx';
import { HomeReasons } from './home/reasons.tsx';
import { HomeServices } from './home/services.tsx';

export const meta = () => pageMeta(pageAt('/'), homeHead);
export const handle: PageHandle = { copy: homeHead };

export default function Home() {
  return (
    <Sections>
      <HomeHero />
      <HomeServices />
      <HomeEmergency />
      <HomeProcess />
      <HomeReasons />
      <LateSections />
      <CallPanel />
    </Sections>
  );
}
