/**
 * ALTCHA, self-hosted, in the variant that injects no style and builds no blob: worker, so that it
 * runs under `style-src 'self'; worker-src 'self'`. Import it dynamically, in the browser only.
 */
import 'altcha/external';
import 'altcha/altcha.css';
import './altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
