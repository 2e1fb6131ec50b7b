import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trustOwnScripts } from './browser/trust-own-scripts.ts';

trustOwnScripts();

// The router saves the scroll position under this key. Without one, all pages that a tab loads in full would share it.
if (!history.state?.key)
  history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
