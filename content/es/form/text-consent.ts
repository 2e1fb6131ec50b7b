import { unassignedTextDays } from '../../../contract/retention.ts';
import type {
  textConsent as enConsent,
  textsPassage as enPassage,
} from '../../en/form/text-consent.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

export const textConsent: Translated<typeof enConsent> = {
  label: 'Quiero recibir mensajes de texto sobre esta solicitud',
  terms: `${business.name} enviará mensajes de texto al número de arriba: que recibimos su solicitud, cuándo llegamos y, una sola vez, para pedirle una reseña. La frecuencia varía, hasta 6 mensajes al día. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO o STOP para no recibir más, AYUDA o HELP para obtener ayuda. El servicio no depende de esto. `,
  link: 'Política de privacidad (pestaña nueva)',
};

export const textsPassage: Translated<typeof enPassage> = {
  before: 'La revisión contra bots',
  heading: 'Mensajes de texto',
  paragraphs: [
    'En nuestros formularios hay una casilla, Quiero recibir mensajes de texto sobre esta solicitud. Nadie tiene que marcarla y nada más depende de ella. Si la marca, guardamos cuándo lo hizo, qué versión de las palabras junto a ella vio y el número que dio. Vale para ese número y esa solicitud, y para nada más.',
    'Entonces enviamos mensajes de texto a ese número: que recibimos su solicitud, con un enlace a su página; que la aceptamos y que vamos en camino; sobre una cita; respuestas a lo que usted escriba y, una sola vez, después del trabajo, para pedirle una reseña. Son hasta 6 mensajes al día. Aparte de las respuestas que escribimos nosotros mismos, ningún mensaje lleva una dirección, un precio, un código de portón ni un nombre, salvo el nombre de pila del cerrajero. Pueden aplicarse las tarifas de mensajes y datos de su compañía.',
    'Responda ALTO o STOP y no volveremos a enviar mensajes a ese número, a menos que usted envíe START. Para eso guardamos una versión codificada del número, que no lo muestra, aun si se borra su solicitud. Responda AYUDA o HELP y le decimos quiénes somos y cómo comunicarse con nosotros.',
    `Lo que nos escribimos se guarda con su solicitud y se borra con ella. Un mensaje de un número que no conocemos se guarda ${unassignedTextDays} días, para que alguien pueda verlo. El servicio que lleva nuestros mensajes y las compañías telefónicas reciben el número y el texto. No vendemos ni compartimos su número ni su consentimiento con nadie para fines de mercadeo.`,
  ],
};
