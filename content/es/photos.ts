import type { photoWords as en } from '../en/photos.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

/** Photos from the customer: on the thank-you page, on the follow page, and at a request that waits to be sent. */
export const photoWords: Translated<typeof en> = {
  heading: 'Muéstrenos la cerradura',
  hint: 'Hasta cinco fotos. Así el cerrajero sabe qué llevar.',
  button: 'Agregar una foto de la cerradura o del carro',
  sending: 'Enviando la foto…',
  sent: 'Ya tenemos su foto.',
  count: (count: number) => (count === 1 ? 'Tenemos 1 foto.' : `Tenemos ${count} fotos.`),
  /** For a request that waits for a connection. */
  waiting: {
    adding: 'Agregando la foto…',
    added: 'La foto espera en este dispositivo y se va con su solicitud cuando vuelva la conexión.',
    count: (count: number) =>
      count === 1 ? '1 foto se va con ella.' : `${count} fotos se van con ella.`,
  },
  photo: (number: number) => `Foto ${number}`,
  remove: 'Quitar',
  /** The accessible name of that button: its text, then the photo. */
  removeOf: (button: string, photo: string) => `${button} ${photo}`,
  removing: 'Quitando la foto…',
  removed: 'Quitamos la foto.',
  /** Shown after the outcome of another step. */
  unsent: (count: number) =>
    count === 1 ? 'Todavía no nos llega 1 foto.' : `Todavía no nos llegan ${count} fotos.`,
  again: 'Enviarla otra vez',
  problems: {
    full: 'Son cinco fotos como máximo. Quite una para agregar otra.',
    large: 'Esta imagen es demasiado grande. Tome otra con la cámara.',
    heic: 'Este navegador no puede leer imágenes HEIC de un iPhone. Mejor tome la foto con la cámara, o elija un JPEG.',
    unreadable: 'No es una imagen que podamos leer. Elija una foto, por ejemplo JPEG o PNG.',
    offline: 'No tiene conexión y no nos llegó. Intente de nuevo cuando vuelva la conexión.',
    noAnswer: `No nos llegó. Intente de nuevo o llame al ${business.telephoneText}.`,
    closed: 'Ya no recibimos fotos para esta solicitud.',
    notKept:
      'Este navegador no nos deja guardar la foto. Puede agregarla cuando se envíe su solicitud.',
  },
};
