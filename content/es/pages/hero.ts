import type { hero as en } from '../../en/pages/hero.ts';
import { areas } from '../../facts/areas.ts';
import { business } from '../../facts/business.ts';
import type { PageCopy } from '../../registry/copy.ts';
import type { Translated } from '../../translated.ts';

export const hero: Translated<typeof en> = {
  words: ['experto', 'rápido', 'confiable'],
  before: 'Cerrajero ',
  after: '',
  /** Read by screen readers instead of the changing headline. */
  steadyHeadline: 'Cerrajero experto, rápido y confiable',
  pause: 'Pausar el título que cambia',
  play: 'Reanudar el título que cambia',
  text: 'Disponible 24/7 para lo que necesite de cerrajería residencial, comercial y automotriz',
  call: 'Llame ahora',
  /** Shown on phones, in two lines. The price links to the panel that says what can raise it. */
  facts: {
    open: 'Abierto 24/7',
    where: `${business.locality} + ${areas.length - 1} ciudades`,
    lockouts: 'Abrir puerta',
    from: `desde $${business.startingPrices.lockout}`,
    rating: `${business.rating.value} (${business.rating.reviewCount}`,
    /** Added inside the parentheses for screen readers. */
    reviews: ' reseñas',
    licensed: 'Licencia',
  },
  picture: {
    name: 'hero',
    alt: 'Una llave de latón en una cerradura vista en corte: la llave alinea todos los pines y la cerradura gira',
  },
  services: { path: '/services', label: 'Nuestros servicios' },
  badges: [
    { title: 'Servicio 24/7', text: 'Siempre disponible' },
    { title: 'Con licencia y seguro', text: 'Primero su seguridad' },
    { title: 'Calificado con 5 estrellas', text: 'Servicio de confianza' },
    { title: 'Cerrajero local con muy buenas reseñas' },
  ],
};

export const homeHead: PageCopy = {
  title: 'Cerrajero 24/7, Condado de Hudson, NJ | Locksmith & Security',
  description:
    '¿Se quedó afuera o quiere cambiar una cerradura? Cerrajero con licencia y seguro en North Bergen y siete ciudades cercanas, de día y de noche.',
  keywords: ['Cerrajero 24/7, Condado de Hudson', 'llaves de carro'],
  heading: hero.steadyHeadline,
  lead: hero.text,
  modified: '2026-11-27',
};
