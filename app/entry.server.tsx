import { type EntryContext, ServerRouter } from 'react-router';
import css from './app.css?inline';
import { prerenderWhole } from './prerender-whole.ts';
import { StylesAtBuild } from './root.tsx';
import { jsonOf } from './structured-data/structured-data.ts';
import { BuilderAtBuild } from './structured-data/structured-data-script.tsx';

/** Renders one page to complete HTML. Runs at build only: the server never renders. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await prerenderWhole(
    <StylesAtBuild value={css}>
      <BuilderAtBuild value={jsonOf}>
        {/* The nonce marks the router's own scripts, which scripts/after-build/hold-hydration.ts removes. */}
        <ServerRouter context={context} url={request.url} nonce="router" />
      </BuilderAtBuild>
    </StylesAtBuild>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
