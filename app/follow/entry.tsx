import '../browser/react-workarounds.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { countTaps } from '../before-hydration/count-taps.ts';
import { loadDisplayFont } from '../layout/display-font.ts';
import { RequestPage } from './page/request-page.tsx';

const root = document.getElementById('follow');
if (!root) throw new Error('request.html has no #follow');

// Text messages have a short link, which leads to the same page.
if (location.pathname.endsWith('/r'))
  history.replaceState(null, '', location.href.replace('/r#', '/request#'));

createRoot(root).render(
  <StrictMode>
    <RequestPage />
  </StrictMode>,
);
void loadDisplayFont();
countTaps();
