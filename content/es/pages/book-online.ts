import { business } from '../../facts/business.ts';
import type { ListPassage, PageCopy, StepsPassage } from '../../registry/copy.ts';

export const bookOnline: PageCopy & { next: StepsPassage; facts: ListPassage } = {
  title: 'Pedir un cerrajero en línea | Locksmith & Security',
  description:
    'Mande una solicitud a cualquier hora: su dirección, el trabajo y cuándo lo necesita. Nos llega por correo, y siempre puede llamarnos en vez de escribir.',
  keywords: [
    'pedir un cerrajero en línea',
    'cita con cerrajero en North Bergen',
    'solicitar servicio de cerrajería',
    'cambiar cerraduras con cita',
  ],
  heading: 'Solicitud en línea',
  lead: 'Díganos dónde, qué y cuándo. Si ahora mismo está afuera sin llave, mejor llame.',
  modified: '2026-11-22',
  next: {
    heading: 'Qué pasa después',
    steps: [
      {
        title: 'Guardamos su solicitud',
        text: 'Usted ve un número de referencia en la pantalla, y por correo electrónico si nos dio uno.',
      },
      {
        title: 'Nos comunicamos con usted',
        text: 'Repasamos el trabajo, el momento que pidió y el precio.',
      },
      {
        title: 'Usted decide',
        text: 'Nada queda acordado hasta que usted lo acepte. ¿Cambió de idea? Díganoslo cuando le llamemos.',
      },
    ],
  },
  facts: {
    heading: 'Conviene saber',
    items: [
      `Con licencia, número ${business.license}, y con seguro.`,
      'Puede mandar una solicitud las 24 horas, los 7 días de la semana.',
      'Sin cuenta y sin contraseña. No vendemos sus datos.',
      'El momento que elige es solo lo que pide, hasta que lo confirmemos.',
      'Tenga a mano una identificación con foto y algo que lo relacione con el lugar o el carro.',
    ],
  },
};
