import '../app/browser/react-workarounds.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useToken } from '../app/browser/use-token.ts';
import './desk.css';
import { AcceptPage } from './accept/accept-page.tsx';

const root = document.getElementById('accept');
if (!root) throw new Error('accept.html has no #accept');

/** Remounts the page for each token, so that a second link opened in this window shows nothing of the first one. */
function OpenedLink() {
  const token = useToken();
  return <AcceptPage key={token} token={token} />;
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <OpenedLink />
    </QueryClientProvider>
  </StrictMode>,
);
