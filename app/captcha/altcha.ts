/**
 * ALTCHA, self-hosted, in the variant that injects no styles and creates no blob: worker, so that it works
 * under `style-src 'self'; worker-src 'self'`. Import it dynamically and in the browser only.
 */
import 'altcha/external';
import { altchaWords } from '#words/form/form.ts';
import { language } from '#words/language.ts';
import 'altcha/altcha.css';
import './altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

const words = { ...globalThis.$altcha.i18n.get('en'), ...altchaWords };

globalThis.$altcha.i18n.set(language.code, words);

globalThis.$altcha.defaults.set({
  // As a default, because the first rendering ignores the attribute, and the footer is text that becomes HTML.
  hideFooter: true,
  // The logo is a link of 22 px that leads away from the form.
  hideLogo: true,
  // The signature of pointer movements is personal data that proof of work does not need.
  humanInteractionSignature: false,
});

/**
 * Announces once that the widget is verifying and has verified. Its visible label says so, too, but only some screen
 * readers announce that the name of the focused checkbox has changed. The widget announces errors itself.
 */
function say({ target, detail }: CustomEvent<{ state?: string } | null>): void {
  if (!(target instanceof HTMLElement && target.matches('altcha-widget'))) return;
  let status = target.querySelector('.sr-only');
  if (!status) {
    status = Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
    target.append(status);
    const checkbox = target.querySelector('input');
    checkbox?.setAttribute('aria-label', words.label ?? '');
    // Otherwise screen readers call it invalid while it is required and unchecked.
    checkbox?.setAttribute('aria-invalid', 'false');
  }
  const state = detail?.state ?? '';
  status.textContent = (state.startsWith('veri') && words[state]) || '';
}

// These events do not bubble.
for (const type of ['load', 'statechange']) {
  document.addEventListener(type, (event) => event instanceof CustomEvent && say(event), true);
}
