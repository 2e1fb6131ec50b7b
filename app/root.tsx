import { createContext, type ReactNode, useContext, useEffect, ViewTransition } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { language } from '#words/language.ts';
import type { Route } from './+types/root';
import { LateQueueNotice } from './booking/offline-queue/late-queue-notice.tsx';
import { useCallLabel } from './booking/sent/success.ts';
import { useScrollRestoration } from './browser/framework-internals.ts';
import { CallBar } from './layout/call-bar.tsx';
import { loadDisplayFont } from './layout/display-font.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { useReloadOnMissingChunk } from './layout/missing-chunk.ts';
import { pageAddress } from './layout/page-path.ts';
import { SiteFrame } from './layout/site-frame.tsx';
import { WaitForPage } from './layout/wait-for-page.tsx';
import { useOfflineReading } from './service-worker/use-offline-reading.ts';
import { StructuredData } from './structured-data/structured-data-script.tsx';
import { useVisit } from './telemetry/use-visit.ts';

/**
 * The stylesheet is inlined at build, so that no request blocks the first paint; scripts/after-build/ removes what a
 * page does not use. The client bundle has no copy: it reads the page's own style element.
 */
export const StylesAtBuild = createContext<string | undefined>(undefined);

export function Layout({ children }: { children: ReactNode }) {
  const css = useContext(StylesAtBuild) ?? document.querySelector('style')?.textContent ?? '';
  useEffect(() => {
    void loadDisplayFont();
  }, []);
  useScrollRestoration();
  return (
    <html lang={language.code}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=5, viewport-fit=cover"
        />
        <meta name="theme-color" content="#1E3A8A" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from the build */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pageAddress('/manifest.webmanifest')} />
        <link rel="sitemap" type="application/xml" href="/sitemap.xml" />
        <Meta />
        <Links />
      </head>
      <body className="on-white">
        {children}
        <StructuredData />
        {/* In the browser it would only request modules that are loaded already. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/** A separate component: right after hydration, a changed label would otherwise render everything once more. */
function LabeledCallBar() {
  return <CallBar callLabel={useCallLabel()} />;
}

export default function App() {
  useReloadOnMissingChunk();
  useOfflineReading();
  useVisit();
  const { pathname } = useLocation();
  return (
    <SiteFrame notice={<LateQueueNotice />} callBar={<LabeledCallBar />}>
      <WaitForPage>
        {/*
         * Pages change with a fade, whose duration is in app.css (docs/product.md 3.8). The router also renders when
         * a page begins to load: without `update` the old page would first fade into itself and delay the new one.
         */}
        <ViewTransition key={pathname} update="none">
          <Outlet />
        </ViewTransition>
      </WaitForPage>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
