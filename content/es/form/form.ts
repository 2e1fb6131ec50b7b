import type {
  captchaWords as enCaptcha,
  formWords as enForm,
  toastWords as enToast,
} from '../../en/form/form.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

/** Texts of the booking form, except errors and toasts (messages.ts). */
export const formWords: Translated<typeof enForm> = {
  notes: {
    email: 'opcional, para una confirmación',
    unit_number: 'opcional',
    gate_code: 'opcional',
    notes: 'opcional',
  },
  phoneDoubt: '¿Es correcto este número?',
  addStreet: 'agregue su calle',
  requiredNote: 'Los campos con * son obligatorios',
  labels: {
    name: 'Su nombre',
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
    address: 'Dirección del servicio',
    unit_number: 'Apartamento o unidad',
    gate_code: 'Código del portón',
    service: 'Servicio que necesita',
    timeframe: '¿Cuándo necesita el servicio?',
    other_service: 'Díganos qué servicio necesita',
    vehicle_year: 'Año',
    vehicle_make: 'Marca',
    vehicle_model: 'Modelo',
    all_keys_lost: '¿Perdió todas las llaves?',
    unused_key: '¿Tiene una llave sin usar y sin cortar que corresponda a su vehículo?',
    notes: 'Notas adicionales',
  },
  placeholders: {
    address: 'Calle y ciudad, o código ZIP',
    service: 'Elija el servicio',
    vehicle_year: 'AAAA',
  },
  vehicle: 'Datos del vehículo',
  yesNo: { yes: 'Sí', no: 'No' },
  safety: {
    question: '¿Hay un niño, una mascota o alguien enfermo encerrado, o no se siente a salvo?',
    call911: 'Llame primero al 911',
    thenUs: 'después a nosotros',
  },
  danger: 'Alguien está en peligro (llame primero al 911)',
  submit: 'Enviar solicitud',
  submitting: 'Enviando...',
  late: `Aún no se ha enviado. Llámenos al ${business.telephoneText}.`,
  plain: `Una parte de esta página no pudo iniciarse. Aún puede enviar el formulario, o llamarnos al ${business.telephoneText}.`,
  noScript: `Este formulario necesita JavaScript para enviarse. Llámenos al ${business.telephoneText}.`,
  callPanel: {
    text: '¿Se acaba de quedar afuera? Una llamada es más rápida que cualquier formulario.',
    link: `Llame al ${business.telephoneText}`,
  },
  location: {
    share: 'Compartir mi ubicación',
    finding: 'Buscando su ubicación...',
    remove: 'Quitar la ubicación',
  },
  suggestions: {
    listLabel: 'Direcciones sugeridas',
    count: (count: number) =>
      count === 1 ? '1 sugerencia disponible' : `${count} sugerencias disponibles`,
  },
  boundary: {
    beforePhone: 'No se pudo mostrar el formulario. Llámenos al ',
    afterPhone: '.',
    retry: 'Intentar de nuevo',
  },
};

/** Texts of the built-in captcha, and those both captchas share. Google's are in google.ts. */
export const captchaWords: Translated<typeof enCaptcha> = {
  label: 'Verificación',
  loading: {
    altcha: 'Cargando la verificación de seguridad...',
    recaptcha: 'Cargando reCAPTCHA...',
  },
  failed: 'No se pudo cargar la verificación de seguridad',
  failedToast: 'Falta la verificación',
  retry: 'Intentar de nuevo',
};

export const toastWords: Translated<typeof enToast> = { region: 'Mensajes', close: 'Cerrar' };

/** Every text that the library's box can show. */
export const altchaWords: Readonly<Record<string, string>> = {
  error: 'La verificación falló. Inténtelo más tarde.',
  expired: 'La verificación venció. Inténtelo de nuevo.',
  label: 'No soy un robot',
  loading: 'Cargando...',
  reload: 'Volver a cargar',
  verify: 'Verificar',
  verificationRequired: 'Falta la verificación',
  verified: 'Verificado',
  verifying: 'Verificando...',
  waitAlert: 'Verificando... espere un momento.',
  cancel: 'Cancelar',
};
