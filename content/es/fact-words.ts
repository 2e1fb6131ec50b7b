import type { factWords as en } from '../en/fact-words.ts';
import type { Translated } from '../translated.ts';

/** Texts around what the owner has stated (owner-facts.ts): stated-facts.ts, job-facts.ts and owner-questions.ts. */
export const factWords: Translated<typeof en> = {
  askAboutTripFee: 'Pregunte por el cargo por la visita antes de que salgamos.',
  payment: 'Cómo puede pagar',
  ifSomethingFails: 'Si algo falla después del trabajo',
  lookUpLicense: 'Consulte este número',
  usualPrice: 'Precio habitual',
  duration: 'Cuánto tarda',
  range: (from: number, to: number) => `$${from} a $${to}`,
  per: (range: string, part: string) => `${range} por ${part}`,
  questions: {
    prices: '¿Cuánto cuestan los trabajos más comunes?',
    pricesIntro:
      'Son precios habituales, no cotizaciones. Le decimos el precio de su trabajo antes de empezar.',
    tripFee: '¿Hay un cargo por la visita?',
    payment: '¿Cómo puedo pagar?',
    duration: '¿Cuánto tarda el trabajo?',
    durationIntro: 'Se cuenta desde que empezamos, no desde su llamada.',
    fails: '¿Y si algo falla después del trabajo?',
    insurance: '¿Puedo ver su certificado de seguro?',
    license: '¿Dónde puedo consultar su licencia?',
    lookUp: (license: string, address: string) => `Escriba ${license} en ${address}`,
  },
};
