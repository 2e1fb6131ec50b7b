import type { sitemap as en } from '../../en/pages/sitemap.ts';
import type { Translated } from '../../translated.ts';

export const sitemap: Translated<typeof en> = {
  title: 'Mapa del sitio: todas las páginas | Locksmith & Security',
  description:
    'Todas las páginas en una lista: aperturas, cerraduras de casa y de negocio, llaves de carro, las ocho ciudades, preguntas, reseñas y contacto.',
  keywords: [
    'mapa del sitio',
    'páginas del sitio de cerrajería',
    'lista de servicios de cerrajero',
    'ciudades del cerrajero',
  ],
  heading: 'Mapa del sitio',
  lead: 'Todas las páginas, en una lista.',
  modified: '2026-11-22',
  groups: {
    main: 'Páginas principales',
    emergency: 'Aperturas de emergencia',
    residential: 'Cerraduras de la casa',
    commercial: 'Cerraduras del negocio',
    automotive: 'Llaves y encendido del carro',
    areas: 'Ciudades',
    legal: 'Privacidad y términos',
  },
};
