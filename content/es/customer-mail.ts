import type { customerMail as en } from '../en/customer-mail.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

/**
 * Texts of the customer's confirmation. It repeats nothing that was typed: anyone can enter someone else's
 * address, and the mail must be of no use to a spammer.
 */
export const customerMail: Translated<typeof en> = {
  sender: business.name,
  subject: (reference: string) => `Recibimos su solicitud (${reference})`,
  greeting: 'Hola:',
  received: `${business.name} recibió una solicitud con esta dirección de correo electrónico.`,
  referenceLabel: 'Número de referencia',
  serviceLabel: 'Servicio',
  timeframeLabel: 'Cuándo',
  nextTitle: 'Qué pasa después',
  nextBooking:
    'Usaremos los datos que nos dio para comunicarnos con usted y confirmar el trabajo y la hora. No hace falta mandar la solicitud otra vez.',
  nextCallback:
    'Usaremos los datos que nos dio para comunicarnos con usted. No hace falta mandar la solicitud otra vez.',
  follow: 'Vea cómo va su solicitud, agregue una nota o cancélela',
  urgent: `Si se quedó afuera o necesita cambiar algo, llámenos al ${business.telephoneText}, las 24 horas del día, y dé su número de referencia.`,
  notYou: '¿No fue usted? Si usted no hizo esta solicitud, puede ignorar este mensaje.',
  noMore: 'Díganos que no quiere más correos nuestros',
  signature: `${business.name}, ${business.locality}, ${business.regionCode} ${business.postalCode}`,
};
