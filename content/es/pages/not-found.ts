import type { notFound as en } from '../../en/pages/not-found.ts';
import type { Translated } from '../../translated.ts';

export const notFound: Translated<typeof en> = {
  title: 'Página no encontrada | Locksmith & Security',
  description:
    'No hay ninguna página en esta dirección. Vea la lista de servicios de cerrajería, elija su ciudad, busque en el sitio o llámenos.',
  keywords: ['página no encontrada', '404', 'cerrajero en North Bergen', 'servicios de cerrajería'],
  heading: 'Página no encontrada',
  lead: 'No hay ninguna página en esta dirección. Quizás está mal escrita, o la página cambió de lugar.',
  modified: '2026-11-25',
  picture: {
    name: '404',
    alt: 'Una llave de latón partida en dos',
  },
  search: {
    heading: 'Busque en el sitio',
    text: 'Basta con una palabra o dos: una cerradura, una llave, una ciudad.',
  },
  links: {
    heading: 'Pruebe una de estas páginas',
    items: [
      { path: '/', label: 'Inicio', text: 'Quiénes somos y qué hacemos' },
      {
        path: '/services',
        label: 'Todos los servicios',
        text: 'Abrir puertas, cerraduras, llaves de carro, control de acceso',
      },
      { path: '/service-areas', label: 'Su ciudad', text: 'Las ocho ciudades a donde vamos' },
      {
        path: '/book-online',
        label: 'Solicitud en línea',
        text: 'Mándenos la dirección y díganos qué trabajo es',
      },
      { path: '/faq', label: 'Preguntas', text: 'Lo que más nos preguntan' },
      { path: '/contact', label: 'Contacto', text: 'Teléfono, correo y formulario' },
    ],
  },
};
