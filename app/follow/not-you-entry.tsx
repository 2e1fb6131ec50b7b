import '../browser/react-workarounds.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { countTaps } from '../before-hydration/count-taps.ts';
import { loadDisplayFont } from '../layout/display-font.ts';
import { NotYouPage } from './page/not-you-page.tsx';

const root = document.getElementById('not-you');
if (!root) throw new Error('not-you.html has no #not-you');

createRoot(root).render(
  <StrictMode>
    <NotYouPage />
  </StrictMode>,
);
void loadDisplayFont();
countTaps();
