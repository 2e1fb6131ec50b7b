import '../app/browser/react-workarounds.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { trustOwnScripts } from '../app/browser/trust-own-scripts.ts';
import { createQueryClient } from './api/query-client.ts';
import './desk.css';
import { Desk } from './desk.tsx';
import { keepInstallOffer } from './push/install-offer.ts';
import { registerWorkerAfterLoad } from './push/register-worker.ts';

const root = document.getElementById('desk');
if (!root) throw new Error('index.html has no #desk');

trustOwnScripts();
keepInstallOffer();
registerWorkerAfterLoad();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter basename="/desk">
        <Desk />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
