/**
 * ALTCHA, self-hosted, in the variant that injects no styles and creates no blob: worker, so that it works
 * under `style-src 'self'; worker-src 'self'`. Import it dynamically and in the browser only.
 */
import 'altcha/external';
import { altchaWords } from '../../content/en/form.ts';
import { language } from '../../content/en/language.ts';
import 'altcha/altcha.css';
import './altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

globalThis.$altcha.i18n.set(language.code, {
  ...globalThis.$altcha.i18n.get('en'),
  ...altchaWords,
});

globalThis.$altcha.defaults.set({
  // As a default, because the first rendering ignores the attribute, and the footer is text that becomes HTML.
  hideFooter: true,
  // A link of 22 px that leads away from the form.
  hideLogo: true,
  // The signature of pointer movements is personal data that proof of work does not need.
  humanInteractionSignature: false,
});
