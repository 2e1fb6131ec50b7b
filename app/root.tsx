import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/**
 * The whole stylesheet goes into the page, so that no request blocks the first paint. The browser's
 * bundle carries no copy of it: there, the page's own style element is the source.
 */
async function pageStyles(): Promise<string> {
  if (import.meta.env.SSR) return (await import('./app.css?inline')).default;
  return document.querySelector('style')?.textContent ?? '';
}
const css = await pageStyles();

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
