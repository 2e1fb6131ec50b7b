import type { search as en } from '../../en/pages/search.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

export const search: Translated<typeof en> = {
  title: 'Buscar en este sitio | Locksmith & Security',
  description:
    'Busque un servicio de cerrajería, su ciudad o la respuesta a una pregunta. Basta con una palabra: cerradura, llave, Hoboken.',
  keywords: [
    'buscar',
    'buscar un servicio de cerrajería',
    'respuestas de cerrajero',
    'ciudades del cerrajero',
  ],
  heading: 'Buscar',
  lead: 'Basta con una palabra o dos: un tipo de cerradura, un tipo de llave, una ciudad o lo que le pasó.',
  modified: '2026-11-26',
  label: '¿Qué busca?',
  placeholder: 'Ej.: copia, control, Hoboken',
  submit: 'Buscar',
  noResults: {
    heading: (query) => `No encontramos nada con “${query}”`,
    text: `Pruebe con una palabra más corta, o revise cómo está escrita. O llame al ${business.telephoneText} y pregunte si lo hacemos.`,
  },
  count: (results, query) =>
    results === 1 ? `1 resultado para “${query}”` : `${results} resultados para “${query}”`,
  groups: {
    services: 'Servicios',
    areas: 'Ciudades',
    questions: 'Preguntas',
    pages: 'Más páginas',
  },
  loading: 'Buscando…',
  browse: {
    heading: 'O mire la lista',
    text: 'Cada servicio y cada ciudad tiene su propia página.',
  },
};
