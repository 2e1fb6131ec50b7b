import type { FieldName } from '../../../contract/fields.ts';
import type {
  fieldMessages as enFields,
  formMessages as enForm,
  notQueuedWords as enNotQueued,
  problemDetails as enProblems,
} from '../../en/form/messages.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

type Words = Partial<Record<FieldName, string>>;

const bookingInvalid: Words = {
  name: 'Escriba su nombre (mínimo 2 caracteres)',
  phone: 'Escriba un número de teléfono válido',
  email: 'Escriba un correo electrónico válido',
  address: 'Escriba una dirección válida',
  position: 'No se pudo obtener su ubicación. Escriba la dirección.',
  service: 'Elija un servicio',
  timeframe: 'Elija cuándo necesita el servicio',
  other_service: 'Díganos qué servicio necesita',
  vehicle_year: 'Escriba un año válido, con cuatro cifras',
  vehicle_make: 'Escriba la marca del vehículo',
  vehicle_model: 'Escriba el modelo del vehículo',
  all_keys_lost: 'Responda sí o no',
  unused_key: 'Responda sí o no',
  timeframe_touched: 'Responda sí o no',
};

/** Texts that differ in the callback form. */
const callbackInvalid: Words = {
  ...bookingInvalid,
  name: 'El nombre debe tener al menos 2 caracteres',
  phone: 'Escriba el número de teléfono completo',
};

/** What is wrong with a field. field-message.ts chooses the text. */
export const fieldMessages: Translated<typeof enFields> = {
  missing_contact:
    'Escriba un número de teléfono o un correo electrónico, para que podamos responderle',
  too_long: (most: number) => `Use ${most} caracteres o menos`,
  control_characters: 'Quite los símbolos especiales que no se pueden guardar',
  booking: bookingInvalid,
  callback: callbackInvalid,
  other: 'Revise este campo',
};

/** Toasts and panels of the form. */
export const formMessages: Translated<typeof enForm> = {
  verificationRequired: {
    title: 'Falta la verificación',
    altcha: 'Complete la verificación de seguridad',
    recaptcha: 'Complete la verificación de reCAPTCHA',
  },
  addressRequired: {
    title: 'Falta la dirección',
    description: 'Escriba una dirección válida para el servicio',
  },
  validationFailed: {
    title: 'Hay errores en el formulario',
    description: 'Revise el formulario y corrija los errores',
  },
  success: 'Su mensaje se envió correctamente.',
  submitFailed: {
    title: 'Hubo un problema al enviar el formulario',
    description: 'Por favor, intente de nuevo más tarde',
  },
  /** For people who read the console: what went wrong in our own code. */
  threw: (message: string) => `No se pudo enviar el formulario: ${message}`,
  bookingFailed: {
    title: 'No se pudo enviar',
    description: 'Intente de nuevo o comuníquese con nosotros directamente.',
  },
};

/** `detail` of the server's problem details: each says what happened and what to do next. */
export const problemDetails: Translated<typeof enProblems> = {
  malformed: 'No se pudo leer la solicitud. Vuelva a cargar la página e intente de nuevo.',
  notJson: 'La solicitud se debe enviar como application/json.',
  tooLarge: 'La solicitud es demasiado larga (más de 64 KB). Acórtela e intente de nuevo.',
  foreignOrigin: 'Solo se aceptan solicitudes enviadas desde este sitio.',
  notFound: 'No hay nada en esta dirección web.',
  fields: 'Revise el formulario: hay errores.',
  captcha: 'La verificación falló o se venció. Complétela otra vez.',
  keyReused: 'Esta Idempotency-Key ya se usó para otra solicitud.',
  badKey: 'La Idempotency-Key debe tener de 1 a 200 caracteres ASCII imprimibles.',
  unknownField: 'No se conoce este campo.',
  unknownValue: 'No se conoce este valor.',
  wrongType: 'Esto debe ser texto.',
  rateLimited: `Llegaron demasiadas solicitudes desde su conexión. Espere unos minutos o llame al ${business.telephoneText}.`,
  cannotStore: `No pudimos guardar su solicitud. Por favor, llámenos al ${business.telephoneText}.`,
  busy: `El sitio está saturado. Intente de nuevo en un momento o llame al ${business.telephoneText}.`,
  restarting: `El sitio se está reiniciando. Intente de nuevo en un momento o llame al ${business.telephoneText}.`,
  unexpected: `Algo salió mal. Intente de nuevo o llámenos al ${business.telephoneText}.`,
};

/** For browsers that cannot store a request. Not in offline-queue.ts, whose chunk may fail to load. */
export const notQueuedWords: Translated<typeof enNotQueued> = {
  title: 'No se envió',
  text: (phone: string) =>
    `No se envió. Este navegador no nos deja guardar su solicitud, así que tampoco se enviará después. Por favor, llame al ${phone}.`,
};
