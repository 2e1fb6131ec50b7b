import type { textMessages as en } from '../en/text-messages.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

/**
 * Text messages to customers, in characters that GSM-7 has: it includes é, ñ and ü, but not á, í, ó and ú. With one of
 * those, a message has room for only 70 characters. A time ends with the dot of 'a.m.'.
 */
export const textMessages: Translated<typeof en> = {
  received: (reference: string) =>
    `${business.name}: tenemos su solicitud ${reference}. Pueden aplicarse cargos. AYUDA: ayuda; ALTO: fin.`,
  someone: 'Su cerrajero',
  accepted: (who: string) => `${business.name}: ${who} se encarga de su solicitud.`,
  on_the_way: (who: string) => `${business.name}: ${who} va en camino.`,
  expected: (time: string) => `Hora estimada de llegada: ${time}`,
  anyMinute: (phone: string) => `Llega en cualquier momento; si no llega nadie, llame al ${phone}.`,
  appointment: {
    set: (time: string) => `${business.name}: su cita es el ${time}`,
    moved: (time: string) => `${business.name}: su cita ahora es el ${time}`,
    cancelled: (time: string, phone: string) =>
      `${business.name}: se cancela su cita del ${time} Si nos necesita, llame al ${phone}`,
  },
  review: `${business.name}: gracias. ALTO: fin. ¿Nos deja una reseña?`,
  help: `${business.name}: llame al ${business.telephoneText}. Responda STOP para dejar de recibir textos. Su operador puede cobrarlos.`,
};
