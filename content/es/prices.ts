import type { startingPrices as en } from '../en/prices.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

const { lockout, installation } = business.startingPrices;

/** The two starting prices the business states, always shown with what moves them. */
export const startingPrices: Translated<typeof en> = {
  title: 'Cuánto cuesta',
  from: 'desde',
  items: [
    {
      name: 'Apertura de emergencia',
      price: `$${lockout}`,
      moves:
        'Puede subir si es tarde en la noche, por la distancia, por el tipo de cerradura o por un cerrojo cerrado. También si hay que cambiar una pieza.',
    },
    {
      name: 'Instalación de cerradura',
      price: `$${installation}`,
      moves:
        'Depende de la cerradura que elija, de cuántas puertas son y de cuánto hay que cortar o reparar en la puerta o el marco.',
    },
  ],
  condition:
    'Son precios iniciales, no cotizaciones. Le decimos el precio de su trabajo antes de empezar, y usted todavía puede decir que no.',
  early:
    'Precios iniciales. Pueden subir si es tarde en la noche, por la distancia, el tipo de cerradura o un cerrojo cerrado. Le decimos el suyo antes de empezar.',
};
