import type { asideWords as en } from '../../en/pages/aside.ts';
import type { Translated } from '../../translated.ts';

/** Texts of the panel next to a page's main text. `asideCopy` puts the panel together. */
export const asideWords: Translated<typeof en> = {
  parts: {
    jobs: 'Trabajos comunes',
    services: 'Servicios',
    choose: '¿Cuál elegir?',
    when: 'Cuándo llamar',
    how: 'Cómo se hace',
    price: 'Precio',
    ready: 'Qué tener a mano',
    questions: 'Preguntas',
  },
  price: 'Le daremos el precio antes de empezar, y todavía puede decir que no.',
};
