import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { FormValues } from '../contract/fields.ts';
import { saveValues } from './booking/fields/saved-values.ts';
import { trustOwnScripts } from './browser/trust-own-scripts.ts';

trustOwnScripts();

// The router saves the scroll position under this key. Without one, all pages that a tab loads in full would share it.
if (!history.state?.key)
  history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '');

// React re-creates a page that Chrome has translated in the meantime, and its form with it.
const form = document.querySelector<HTMLFormElement>('form[method=post]');
if (form && /\btranslated-/.test(document.documentElement.className)) {
  const typed = [...new FormData(form)].filter(([, value]) => value);
  saveValues(Object.fromEntries(typed) as FormValues);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
