import type {
  offlineQueueWords as en,
  sendingWords as enSending,
} from '../../en/form/offline-queue.ts';
import type { Translated } from '../../translated.ts';

/** Texts for a request that is stored on the device until there is a connection. */
export const offlineQueueWords: Translated<typeof en> = {
  /** The accessible name of the notices about them. */
  region: 'Solicitudes sin enviar',
  /** Shown when a request was stored. Without Background Sync, as on iPhones, only an open page sends it. */
  queued: {
    title: 'Aún no se ha enviado',
    text: (phone: string) =>
      `Aún no se ha enviado. Guardamos su solicitud en este dispositivo y la enviaremos cuando vuelva la conexión. No cierre esta página hasta entonces. Si no puede esperar, llame al ${phone}.`,
  },
  /** What a request is for, within a sentence. */
  subject: {
    service: (service: string) => `su solicitud de “${service}”`,
    callback: 'su solicitud de llamada',
  },
  waiting: (subject: string) =>
    `Aún no se ha enviado ${subject}. La enviaremos cuando vuelva la conexión. No cierre esta página hasta entonces.`,
  expired: (subject: string) =>
    `No se envió: ${subject} tiene más de un día y ya no la enviaremos. Llame si todavía nos necesita.`,
  refused: (subject: string, reason: string) =>
    `No se envió: ${subject} no se pudo aceptar. ${reason.replace(/\.?$/, '.')} Corríjala o llame.`,
  /** Photos of a request that was already sent. */
  photos: (count: number) =>
    count === 1
      ? 'Aún no se ha enviado una foto para su solicitud. Intentaremos enviarla otra vez.'
      : `Aún no se han enviado ${count} fotos para su solicitud. Intentaremos enviarlas otra vez.`,
  removePhotos: 'No enviar fotos',
  call: (phone: string) => `Llame al ${phone}`,
  cancel: 'Cancelar solicitud',
  correct: 'Corregirla',
  remove: 'Quitar este aviso',
  cancelled: {
    title: 'Solicitud cancelada',
    untried: 'La borramos de este dispositivo. No se envió nada.',
    tried: (phone: string) =>
      `La borramos de este dispositivo. Tal vez nos llegó antes. Para salir de dudas, llame al ${phone}.`,
  },
  sent: (reference: string) => `Su número de referencia es ${reference}.`,
};

export const sendingWords: Translated<typeof enSending> = {
  sending: 'Enviando…',
  sent: (reference: string) => `Enviado. Su número de referencia es ${reference}.`,
};
