import type { factWords as en } from '../en/fact-words.ts';
import type { Translated } from '../translated.ts';

/** Texts around what the owner has stated (owner-facts.ts): stated-facts.ts, job-facts.ts and owner-questions.ts. */
export const factWords: Translated<typeof en> = {
  askAboutTripFee: 'Antes de que salgamos, pregunte si hay cargo por la visita.',
  payment: 'Cómo puede pagar',
  ifSomethingFails: 'Si algo falla después del trabajo',
  lookUpLicense: 'Consulte este número',
  usualPrice: 'Precio habitual',
  duration: 'Cuánto tarda',
  range: (from: number, to: number) => `$${from} a $${to}`,
  per: (range: string, part: string) => `${range} por ${part}`,
  questions: {
    prices: '¿Cuánto cuestan los trabajos más comunes?',
    pricesIntro: 'Son precios habituales, no cotizaciones. Le daremos el suyo antes de empezar.',
    tripFee: '¿Hay un cargo por la visita?',
    payment: '¿Cómo puedo pagar?',
    duration: '¿Cuánto tarda el trabajo?',
    durationIntro: 'Se cuenta desde que empezamos, no desde que llama.',
    fails: '¿Y si algo falla después del trabajo?',
    insurance: '¿Me pueden mostrar su certificado de seguro?',
    license: '¿Dónde puedo consultar su licencia?',
    lookUp: (license: string, address: string) => `Escriba ${license} en ${address}`,
  },
};
