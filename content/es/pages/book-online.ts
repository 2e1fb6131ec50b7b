import { business } from '../../facts/business.ts';
import type { ListPassage, PageCopy, StepsPassage } from '../../registry/copy.ts';

export const bookOnline: PageCopy & { next: StepsPassage; facts: ListPassage } = {
  title: 'Pedir un cerrajero en línea | Locksmith & Security',
  description:
    'Mande una solicitud a cualquier hora con su dirección, el trabajo y cuándo lo necesita. Nos llega por correo, y siempre puede llamarnos en vez de escribir.',
  keywords: [
    'pedir un cerrajero en línea',
    'cita con cerrajero en North Bergen',
    'solicitar servicio de cerrajería',
    'cambiar cerraduras con cita',
  ],
  heading: 'Solicitud en línea',
  lead: 'Díganos dónde, qué y cuándo. Si ahora mismo está afuera y sin llave, mejor llame.',
  modified: '2026-11-25',
  next: {
    heading: 'Qué pasa después',
    steps: [
      {
        title: 'Guardamos su solicitud',
        text: 'Su número de referencia sale en la pantalla, y también le llega por correo electrónico si nos dio uno.',
      },
      {
        title: 'Le llamamos o le mandamos un correo',
        text: 'Repasaremos con usted el trabajo, para cuándo lo pidió y el precio.',
      },
      {
        title: 'Usted decide',
        text: 'Nada queda acordado hasta que usted diga que sí. Si cambia de idea, díganoslo cuando le llamemos.',
      },
    ],
  },
  facts: {
    heading: 'Conviene saber',
    items: [
      `Tenemos seguro y la licencia de NJ n.º ${business.license}.`,
      'Puede mandarnos una solicitud las 24 horas, los 7 días de la semana.',
      'No hace falta cuenta ni contraseña, y no vendemos sus datos.',
      'El momento que elige es lo que usted pide. Queda en firme cuando se lo confirmemos.',
      'Tenga a mano identificación con foto y algo que muestre que el lugar o el carro es suyo, o que usted vive o trabaja ahí.',
    ],
  },
};
