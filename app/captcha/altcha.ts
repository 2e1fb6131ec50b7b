/**
 * ALTCHA, self-hosted, in the variant that injects no styles and creates no blob: worker, so that it works
 * under `style-src 'self'; worker-src 'self'`. Import it dynamically and in the browser only.
 */
import 'altcha/external';
import 'altcha/altcha.css';
import './altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
