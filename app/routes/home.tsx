import { homeHead } from '../../content/en/hero.ts';
import { pageAt } from '../../content/en/pages.ts';
import { CallPanel } from '../sections/call-panel.tsx';
import { HomeEmergency } from '../sections/home-emergency.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { HomeLateBands } from '../sections/home-late-bands.tsx';
import { HomeProcess } from '../sections/home-process.tsx';
import { HomeReasons } from '../sections/home-reasons.tsx';
import { HomeServices } from '../sections/home-services.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () => pageMeta(pageAt('/'), homeHead);

export default function Home() {
  return (
    <>
      <HomeHero />
      <HomeServices />
      <HomeEmergency />
      <HomeProcess />
      <HomeReasons />
      <HomeLateBands />
      <CallPanel />
    </>
  );
}
