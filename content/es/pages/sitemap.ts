import type { sitemap as en } from '../../en/pages/sitemap.ts';
import type { Translated } from '../../translated.ts';

export const sitemap: Translated<typeof en> = {
  title: 'Mapa del sitio: todas las páginas | Locksmith & Security',
  description:
    'Todas las páginas en una lista: abrir puertas y carros, cerraduras de casa y de negocio, llaves de carro, las ocho ciudades, preguntas y contacto.',
  keywords: [
    'mapa del sitio',
    'páginas del sitio de cerrajería',
    'lista de servicios de cerrajero',
    'ciudades del cerrajero',
  ],
  heading: 'Mapa del sitio',
  lead: 'Aquí están todas las páginas, en una lista.',
  modified: '2026-11-25',
  groups: {
    main: 'Páginas principales',
    emergency: 'Abrir puertas y carros',
    residential: 'Cerraduras de la casa',
    commercial: 'Cerraduras del negocio',
    automotive: 'Llaves y encendido del carro',
    areas: 'Ciudades',
    legal: 'Privacidad y términos',
  },
};
