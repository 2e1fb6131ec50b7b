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
  lead: 'Ya está guardada, así que no hace falta mandarla otra vez.',
  modified: '2026-11-28',
  reference: {
    label: 'Número de referencia',
    note: 'Si llama, dénoslo para que encontremos su solicitud.',
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
        text: 'Le llamaremos o le mandaremos un correo. La llamada puede venir de un número que no conoce.',
      },
      {
        title: 'Saque su identificación',
        text: 'Tenga su identificación con foto y algo que muestre que el lugar o el carro es suyo, o que usted vive o trabaja ahí. Sirve un contrato de renta, un recibo o el registro del carro.',
      },
      {
        title: 'Pregunte por el precio',
        text: 'Le diremos de qué depende, y le daremos el precio antes de empezar.',
      },
    ],
  },
  urgent: {
    heading: '¿Está afuera y sin llave ahora mismo?',
    text: `No espere nuestra llamada: llame usted al ${business.telephoneText} a cualquier hora y dé su número de referencia.`,
  },
  direct: {
    heading: 'De aquí no salió ninguna solicitud',
    text: 'Esta página sale después de mandar una solicitud, y esta pestaña no ha mandado ninguna. Si quería mandarla, vaya al formulario.',
    link: 'Ir al formulario',
    call: 'Llamar',
  },
  links: { home: 'Volver al inicio', questions: 'Leer preguntas frecuentes' },
};
