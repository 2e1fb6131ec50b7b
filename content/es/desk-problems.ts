import { business } from '../facts/business.ts';
import type { deskProblems } from '../owner/desk.ts';
import type { Translated } from '../translated.ts';

type OfCustomers =
  | 'noteLength'
  | 'noteCharacters'
  | 'wrongToken'
  | 'followPast'
  | 'tooManyNotes'
  | 'doneAlready'
  | 'photoTooLarge'
  | 'notAPhoto'
  | 'brokenPhoto'
  | 'tooManyPhotos';

/** Those of the desk's error messages that customers read, on the follow page. */
export const customerProblems: Translated<Pick<typeof deskProblems, OfCustomers>> = {
  noteLength: (most) => `Escriba de 1 a ${most.toLocaleString('es-US')} caracteres`,
  noteCharacters: 'Quite los símbolos especiales que no se pueden guardar',
  wrongToken:
    'Falta una parte de este enlace. Ábralo otra vez desde el correo o la página donde lo encontró.',
  followPast: 'Esta solicitud se cerró hace más de 30 días.',
  tooManyNotes: `Ya envió cinco notas. Por favor, llame al ${business.telephoneText}.`,
  doneAlready: `Esta solicitud ya está terminada. Para hablar de ella, llame al ${business.telephoneText}.`,
  photoTooLarge: 'La foto pesa más de 3 MB. Por favor, elija una más pequeña.',
  notAPhoto: 'Esto no es una foto. Debe ser JPEG, PNG o WebP.',
  brokenPhoto: 'Esta foto no se puede leer, o tiene más de 40 millones de píxeles.',
  tooManyPhotos: 'Ya envió cinco fotos. Quite una para agregar otra.',
};
