import type { customerMail as en } from '../en/customer-mail.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

/**
 * Texts of the customer's confirmation. It repeats nothing that was typed: anyone can enter someone else's
 * address, and the mail must be of no use to a spammer.
 */
export const customerMail: Translated<typeof en> = {
  sender: business.name,
  subject: (reference: string) => `Ya tenemos su solicitud (${reference})`,
  received: 'Hola. Ya tenemos su solicitud. Gracias por escribirnos.',
  referenceLabel: 'Número de referencia',
  serviceLabel: 'Servicio',
  timeframeLabel: 'Cuándo',
  nextTitle: 'Qué pasa después',
  nextBooking:
    'Le llamaremos o le mandaremos un correo para ver con usted el trabajo y la hora. No hace falta mandar la solicitud otra vez.',
  nextCallback:
    'Le llamaremos o le mandaremos un correo. No hace falta mandar la solicitud otra vez.',
  follow: 'Ver su solicitud',
  call: 'Llamar al',
  urgent: `¿Se quedó afuera? No espere: llame al ${business.telephoneText}, a cualquier hora.`,
  change: `Si algo cambia, llame al ${business.telephoneText} y dé su número de referencia.`,
  notYou: '¿No fue usted? Si no mandó esta solicitud, puede ignorar este correo.',
  noMore: 'No mandar más correos a esta dirección',
  signature: `${business.name}, ${business.locality}, ${business.regionCode} ${business.postalCode}`,
};
