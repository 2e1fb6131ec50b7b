import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../desk.css';
import { AcceptPage } from './accept-page.tsx';

const root = document.getElementById('accept');
if (!root) throw new Error('accept.html has no #accept');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AcceptPage token={location.hash.slice(1)} />
    </QueryClientProvider>
  </StrictMode>,
);
