import type {
  busyNow as enBusyNow,
  followDocuments as enDocuments,
  followPage as enFollowPage,
  notYouPage as enNotYou,
  progressWords as enProgress,
} from '../en/follow.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

const minutesOf = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);

/** The status of a request, on the thank-you page and on the follow page. */
export const progressWords: Translated<typeof enProgress> = {
  heading: 'Cómo va su solicitud',
  call: 'Llamar',
  /** The steps, each for when it has happened (shown with its time) and for when it has not. */
  steps: {
    received: { reached: 'Recibida', ahead: 'Recibida' },
    accepted: { reached: 'Aceptada', ahead: 'Aún sin aceptar' },
    on_the_way: { reached: 'En camino', ahead: 'Aún no va en camino' },
    done: { reached: 'Terminada', ahead: 'Aún sin terminar' },
  },
  /** Who is coming, and when. */
  coming: {
    accepted: (name: string | null) => `${name ?? 'Su cerrajero'} ya la aceptó.`,
    on_the_way: (name: string | null) => `${name ?? 'Su cerrajero'} va en camino.`,
    arrived: (name: string | null) => `${name ?? 'Su cerrajero'} ya llegó.`,
    /** Comes before the time. */
    expected: 'Hora estimada:',
    within: (minutes: number) => `en ${minutesOf(minutes)}`,
    anyMinute: `Llega en cualquier momento; llame al ${business.telephoneText}.`,
  },
  arranged: {
    word: 'Su cerrajero le dirá',
    whyWord:
      'Pida estas dos palabras en la puerta. Si alguien no las sabe, llámenos antes de dejarlo entrar.',
    quoted: 'Precio que le dijimos',
    appointment: 'Cita',
  },
  standing: {
    unknown: 'Si es urgente, llame.',
    unseen: 'Ya la recibimos. Aquí verá cuándo la abrimos. Si es urgente, llame.',
    seen: 'Ya la abrimos. Aquí verá cuándo la aceptamos.',
    accepted: 'Ya la aceptamos. Le llamaremos o le mandaremos un correo.',
    done: 'El trabajo está hecho y esta solicitud está cerrada.',
    cancelled:
      'Esta solicitud está cancelada. Si la envió dos veces, la otra puede seguir abierta. Si todavía nos necesita, llame.',
  },
  usual: ({ seen_minutes, accepted_minutes, requests }) =>
    `9 de cada 10 veces abrimos una solicitud urgente en ${minutesOf(seen_minutes)} o menos y la aceptamos en ${minutesOf(accepted_minutes)} o menos (${requests} solicitudes en los últimos 90 días).`,
  trouble: {
    offline: 'No tiene conexión. Esta página se actualizará sola cuando vuelva la conexión.',
    failing: 'En este momento no podemos ver cómo va. Seguimos intentando.',
    ended: 'Esta página dejó de actualizarse. Vuelva a cargarla para consultar otra vez.',
    wrong: 'Falta una parte de este enlace. Ábralo otra vez desde el mensaje que le mandamos.',
    erased: 'Esta solicitud se borró. Ya no guardamos nada de ella.',
    past: 'Esta solicitud se cerró hace más de 30 días.',
  },
};

/** The page behind the 'Not you?' link in the customer's mail. */
export const notYouPage: Translated<typeof enNotYou> = {
  heading: '¿No fue usted?',
  text: 'Alguien dio su correo electrónico en una solicitud. Oprima el botón y este sitio ya no mandará mensajes a esa dirección de correo, sin importar quién la escriba. Para reconocerla, guardamos una versión codificada que no la muestra.',
  button: 'No me manden más correos',
  sending: 'Un momento…',
  done: 'Listo. Este sitio ya no mandará mensajes a esa dirección de correo. Si cambia de idea, llámenos.',
  noAnswer: 'No nos llegó. Intente de nuevo.',
  wrong: {
    heading: 'Este enlace no sirve',
    text: 'Está incompleto o cambiado. Ábralo otra vez desde el correo, o llámenos.',
  },
};

/** The page behind the link in the customer's mail. */
export const followPage: Translated<typeof enFollowPage> = {
  business: business.name,
  home: 'Locksmith & Security, página de inicio',
  heading: 'Su solicitud',
  callBar: 'Llamar o mandar un mensaje',
  none: {
    heading: '¿Qué solicitud?',
    text: 'Esta página muestra cómo va una solicitud. Ábrala con el enlace del mensaje que le mandamos.',
  },
  wrong: {
    heading: 'Este enlace no sirve',
    text: 'Está incompleto o cambiado. Ábralo otra vez desde el mensaje que le mandamos, o llámenos y dé su número de referencia.',
  },
  erased: {
    heading: 'Esta solicitud se borró',
    text: 'Ya no guardamos nada de ella. Si nos necesita, llame o mande otra solicitud.',
  },
  past: {
    heading: 'Esta solicitud está cerrada',
    text: 'Se cerró hace más de 30 días, así que ya no la mostramos. Si tiene una pregunta sobre ella, llámenos.',
  },
  facts: {
    service: 'Servicio',
    callback: 'Que le llamemos',
    timeframe: 'Cuándo',
    phone: 'Su teléfono',
    town: 'Ciudad',
  },
  note: {
    heading: 'Díganos algo más',
    label: 'Su nota',
    hint: 'Hasta 500 caracteres',
    button: 'Enviar la nota',
    sending: 'Enviando…',
    sent: 'Tenemos su nota.',
    empty: 'Primero escriba algo.',
  },
  cancel: {
    button: 'Cancelar esta solicitud',
    heading: '¿Cancelar esta solicitud?',
    text: 'No iremos ni le llamaremos. Si cambia de idea, puede mandar otra.',
    confirm: 'Sí, cancelarla',
    cancelling: 'Cancelando…',
    keep: 'Mantenerla',
  },
  noAnswer: `No nos llegó. Intente de nuevo o llame al ${business.telephoneText}.`,
  links: { home: 'Volver a la página de inicio', book: 'Mandar otra solicitud' },
};

export const busyNow: Translated<typeof enBusyNow> = (minutes) =>
  `Ahora mismo estamos ocupados: unos ${minutes} minutos`;

/** Titles of the two pages, and their texts without JavaScript. */
export const followDocuments: Translated<typeof enDocuments> = {
  request: {
    title: 'Su solicitud · Locksmith & Security',
    noScript: `Esta página necesita JavaScript. Llame al ${business.telephoneText} y dé su número de referencia.`,
  },
  notYou: {
    title: '¿No fue usted? · Locksmith & Security',
    noScript: `Esta página necesita JavaScript. Llame al ${business.telephoneText}.`,
  },
};
