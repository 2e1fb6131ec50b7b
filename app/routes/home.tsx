import { CallPanel } from '../sections/call-panel.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { pageAt, pageMeta } from '../seo/page-meta.ts';

export const meta = () => pageMeta(pageAt('/'));

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
