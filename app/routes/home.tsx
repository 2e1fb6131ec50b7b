import { homeHead } from '../../content/en/hero.ts';
import { pageAt } from '../../content/en/pages.ts';
import { CallPanel } from '../sections/call-panel.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () => pageMeta(pageAt('/'), homeHead);

export default function Home() {
  return (
    <>
      <HomeHero />
      <div className="wrap py-14 md:py-20">
        <NextSteps across />
      </div>
      <CallPanel />
    </>
  );
}
