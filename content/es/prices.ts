import type { startingPrices as en } from '../en/prices.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

const { lockout, installation } = business.startingPrices;

/** The two starting prices of the business, always shown with what changes them. */
export const startingPrices: Translated<typeof en> = {
  title: 'Cuánto cuesta',
  from: 'desde',
  items: [
    {
      name: 'Apertura de emergencia',
      job: 'Abrir puerta o carro',
      price: `$${lockout}`,
      moves:
        'Puede costar más si es de noche o queda lejos, con ciertas cerraduras o si el cerrojo (deadbolt) está puesto. También si hay que cambiar una pieza.',
    },
    {
      name: 'Instalación de cerradura',
      job: 'Instalar cerradura',
      price: `$${installation}`,
      moves:
        'Depende de la cerradura que elija, de cuántas puertas son y de cuánto haya que cortar o arreglar en la puerta o el marco.',
    },
  ],
  condition:
    'Son precios iniciales, no cotizaciones. Le daremos el suyo antes de empezar, y todavía puede decir que no.',
  early: (moves: string) => `Es un precio inicial, no una cotización. ${moves}`,
};
