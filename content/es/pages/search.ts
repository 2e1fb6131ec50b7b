import type { search as en } from '../../en/pages/search.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

export const search: Translated<typeof en> = {
  title: 'Buscar en este sitio | Locksmith & Security',
  description:
    'Busque entre nuestros servicios de cerrajería, las ciudades a las que vamos y las preguntas comunes. Basta una palabra: cerradura, llave, ciudad.',
  keywords: [
    'buscar',
    'buscar un servicio de cerrajería',
    'respuestas de cerrajero',
    'ciudades del cerrajero',
  ],
  heading: 'Buscar',
  lead: 'Busque entre nuestros servicios, ciudades y preguntas.',
  modified: '2026-11-22',
  label: '¿Qué busca?',
  placeholder: 'Pruebe copia, control o Hoboken',
  submit: 'Buscar',
  empty:
    'Basta una palabra o dos: un tipo de cerradura, un tipo de llave, una ciudad o lo que pasó.',
  noResults: {
    heading: (query) => `Nada encontrado para “${query}”`,
    text: `Pruebe una palabra más corta, o revise cómo está escrita. O llame al ${business.telephoneText} y pregunte si lo hacemos.`,
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
