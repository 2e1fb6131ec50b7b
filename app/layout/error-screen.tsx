import { isRouteErrorResponse, useNavigate } from 'react-router';
import { errorScreen } from '#words/site.ts';
import { CallLink } from '../phone/call-link.tsx';
import { useLoadInFull } from './load-in-full.ts';
import { pageAddress } from './page-path.ts';

function messageOf(error: unknown): string {
  const message = isRouteErrorResponse(error)
    ? error.statusText
    : error instanceof Error
      ? error.message
      : '';
  return message || errorScreen.message;
}

/** Error page of a route (docs/product.md 3.9). Has no site frame, which may be what failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate();
  useLoadInFull(error);
  return (
    <main className="on-deep grid min-h-screen content-center">
      {/* The failed page's meta tags are gone, title included. */}
      <title>{errorScreen.title}</title>
      <div className="wrap w-full py-16">
        <h1 className="sign text-4xl md:text-6xl">{errorScreen.title}</h1>
        <p className="mt-4 mb-8 max-w-2xl text-lg text-steel">{messageOf(error)}</p>
        <div className="flex flex-wrap gap-4">
          <CallLink />
          <button
            type="button"
            className="button bg-(--act) text-(--act-ink)"
            onClick={() => navigate(-1)}
          >
            {errorScreen.back}
          </button>
          {/* A plain link for a full load: the app itself may have failed. */}
          <a href={pageAddress('/')} className="button border-current">
            {errorScreen.home}
          </a>
        </div>
      </div>
    </main>
  );
}
