import type { thankYou as en } from '../../en/pages/thank-you.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

export const thankYou: Translated<typeof en> = {
  title: 'Gracias | Locksmith & Security',
  description:
    'Tenemos su solicitud. Anote el número de referencia de esta página, y vea qué pasa ahora y qué debe tener a mano cuando lleguemos.',
  keywords: [
    'solicitud recibida',
    'solicitud de cerrajero',
    'número de referencia',
    'confirmación de cerrajero',
  ],
  heading: 'Gracias. Tenemos su solicitud.',
  lead: 'Está guardada. No hace falta mandarla otra vez.',
  modified: '2026-11-25',
  reference: {
    label: 'Número de referencia',
    note: 'Dénoslo si llama. Con él encontramos su solicitud.',
    follow: 'Agregar una nota o cancelar',
    copy: 'Copiar',
    copied: 'Copiado.',
    selected: 'Seleccionado: cópielo desde ahí.',
  },
  next: {
    heading: 'Qué pasa ahora',
    steps: [
      {
        title: 'Tenga el teléfono cerca',
        text: 'Usamos los datos que nos dio para comunicarnos. La llamada puede venir de un número que no conoce.',
      },
      {
        title: 'Saque su identificación',
        text: 'Una identificación con foto, y un contrato de renta, factura o registro que lo relacione con el lugar o el carro.',
      },
      {
        title: 'Pregunte por el precio',
        text: 'Le decimos de qué depende, y oye el precio antes de que empiece el trabajo.',
      },
    ],
  },
  urgent: {
    heading: '¿Está afuera sin llave ahora mismo?',
    text: `No espere nuestra llamada. Llame al ${business.telephoneText} a cualquier hora y dé su número de referencia.`,
  },
  direct: {
    heading: 'De aquí no salió ninguna solicitud',
    text: 'Esta página aparece después de mandar una solicitud, y en esta visita este navegador no ha mandado ninguna. Si quería mandarla, vaya al formulario.',
    link: 'Ir al formulario',
    call: 'Llamar',
  },
  links: { home: 'Volver al inicio', questions: 'Leer preguntas frecuentes' },
};
