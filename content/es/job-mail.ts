import type { jobMail as en } from '../en/job-mail.ts';
import type { Translated } from '../translated.ts';

/**
 * Texts of the mails about a step or an appointment. Like the confirmation, they repeat nothing that was typed with the
 * request. Texts that they share with it are in customer-mail.ts.
 */
export const jobMail: Translated<typeof en> = {
  accepted: {
    subject: (reference: string) => `Su solicitud está aceptada (${reference})`,
    text: (name: string | null) => `${name ?? 'Su cerrajero'} aceptó su solicitud.`,
  },
  on_the_way: {
    subject: (reference: string) => `Su cerrajero va en camino (${reference})`,
    text: (name: string | null) => `${name ?? 'Su cerrajero'} va en camino.`,
  },
  expected: (time: string) => `Hora estimada de llegada: ${time}`,
  anyMinute: (phone: string) => `Llega en cualquier momento; si no llega nadie, llame al ${phone}.`,
  quotedLabel: 'Precio que le dijimos',
  word: (word: string) =>
    `En la puerta, su cerrajero le dirá estas dos palabras: ${word}. Si alguien no las sabe, llámenos antes de dejarlo entrar.`,
  appointment: {
    set: {
      subject: (time: string, reference: string) => `Su cita: ${time} (${reference})`,
      text: 'Tiene una cita con nosotros.',
    },
    moved: {
      subject: (time: string, reference: string) => `Su cita cambió: ${time} (${reference})`,
      text: 'Su cita cambió. Esta es la nueva hora.',
    },
    cancelled: {
      subject: (time: string, reference: string) => `Cita cancelada: ${time} (${reference})`,
      text: 'Esta cita está cancelada. Si todavía nos necesita, llame.',
    },
    timeLabel: 'Cuándo',
    minutesLabel: 'Tiempo previsto',
    minutes: (minutes: number) => `${minutes} minutos`,
    file: 'cita.ics',
    attached: 'El archivo adjunto la pone en su calendario.',
    removed: 'El archivo adjunto la quita de su calendario.',
  },
  review: {
    subject: (reference: string) => `¿Cómo le fue con nosotros? (${reference})`,
    text: 'Terminamos su trabajo. Cuente a otros en una reseña cómo le fue, bien o mal.',
    link: 'Escriba una reseña',
    once: 'Preguntamos una vez al año como máximo y no le mandaremos recordatorios.',
  },
};
