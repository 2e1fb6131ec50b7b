import type {
  landscape as enLandscape,
  servicePages as enServicePages,
  townPages as enTownPages,
} from '../../en/pages/service-pages.ts';
import type { Area } from '../../facts/areas.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

/** Labels that the service and town pages share. */
export const servicePages: Translated<typeof enServicePages> = {
  questions: 'Lo que más nos preguntan',
  related: 'También le puede servir',
  guideLine: 'Qué preguntar por teléfono y en qué fijarse',
  jump: 'Cuatro tipos de trabajo',
  services: 'Elija un servicio',
  startingPrice: 'Precio inicial',
  aside: {
    title: 'Llame a un cerrajero',
    text: 'Contestamos las 24 horas, los 7 días de la semana.',
    book: 'Pedir servicio',
    license: `Con licencia y seguro. Licencia de NJ n.º ${business.license}`,
  },
  planned: {
    title: '¿Quiere consultarlo primero?',
    text: 'Llame y cuéntenos cómo es la puerta, la cerradura o el carro. Contestamos a cualquier hora.',
  },
};

export const townPages: Translated<typeof enTownPages> = {
  eyebrow: ({ name, zips }: Area) =>
    `Cerrajero en ${name}, NJ${zips.length === 1 ? ` ${zips[0]}` : ''}`,
  zips: (count: number) => (count === 1 ? 'Código postal (ZIP)' : 'Códigos postales (ZIP)'),
  place: (town: string) => `${town} y las ciudades vecinas`,
  neighbors: 'Ciudades vecinas',
  all: { path: '/service-areas', label: 'Las ocho ciudades' },
  list: 'Busque su ciudad',
};

/** Labels on the drawn map. */
export const landscape: Translated<typeof enLandscape> = {
  hudson: 'Río Hudson',
  hackensack: 'Hackensack',
  meadowlands: 'Meadowlands',
};
