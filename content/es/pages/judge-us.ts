import type { judgeUs as en } from '../../en/pages/judge-us.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';
import { proofRule } from './shared/proof.ts';

/** Shown in place of customers' reviews while the owner has added none. */
export const judgeUs: Translated<typeof en> = {
  heading: 'En qué fijarse',
  text: 'La calificación es una señal. Aquí hay otras tres que puede comprobar antes de que toquemos su cerradura.',
  license: {
    name: 'Número de licencia',
    about: 'Tenemos seguro y trabajamos con esta licencia de New Jersey.',
    number: business.license,
    copy: 'Copiar número de licencia',
    copied: 'Número de licencia copiado.',
    /** Shown if the browser does not let pages copy. */
    selected: 'Su navegador no nos deja copiarlo. El número está seleccionado: cópielo desde ahí.',
  },
  price: {
    name: 'El precio antes del trabajo',
    text: 'Le daremos el precio antes de empezar, y todavía puede decir que no.',
  },
  proof: { name: 'Revisamos su identificación', text: `${proofRule.ask} ${proofRule.refusal}` },
};
