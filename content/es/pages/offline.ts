import type { PageCopy } from '../../registry/copy.ts';

/** For a page that is requested offline and is not cached on this device. */
export const offline: PageCopy & { again: string; call: { title: string; text: string } } = {
  title: 'Sin conexión | Locksmith & Security',
  description:
    'Su dispositivo no pudo abrir esta página. Llámenos, o intente de nuevo cuando tenga señal. Las páginas que ya abrió siguen funcionando.',
  keywords: ['sin conexión', 'sin internet'],
  heading: 'No hay conexión con esta página',
  lead: 'Su dispositivo no puede conectarse a nuestro sitio ahora mismo. Una llamada quizás sí entre, aunque tenga una sola barra.',
  modified: '2026-11-25',
  again: 'Intentar de nuevo',
  call: {
    title: 'Para llamar no hacen falta datos',
    text: 'Contestamos de día y de noche. Las páginas de este sitio que ya abrió también funcionan sin conexión en este dispositivo.',
  },
};
