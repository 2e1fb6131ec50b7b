import type {
  googleAddressWords as enAddress,
  mapsWords as enMaps,
  recaptchaWords as enRecaptcha,
} from '../../en/form/google.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

/**
 * Texts shown where Google's services are switched on.
 */
export const settingMissing = (key: string) =>
  `No se encontró la clave de API "${key}" en la configuración`;

export const mapsWords: Translated<typeof enMaps> = {
  name: 'Google Maps',
  loading: 'Cargando Google Maps...',
  failed: 'No se pudo cargar Google Maps',
  unavailable: 'La API de Google Maps no está disponible',
  error: (detail: string) => `Error de Google Maps: ${detail}`,
  /** Google refused the key without a reason. */
  refused: 'falló la autenticación',
  alert: (error: string) => `No se pudo cargar Google Maps: ${error}`,
  reasons: {
    blocked: 'su script no se cargó',
    late: 'no respondió',
    unread: 'no se pudo leer su configuración',
  },
  advice: `Puede escribir la dirección usted mismo, o llamarnos al ${business.telephoneText}.`,
  forOwner: 'Para el dueño de este sitio',
  billing:
    'Debe activar la facturación en el proyecto de Google Cloud. Solo para fines de desarrollo.',
  billingToast: {
    title: 'La API de Google Maps necesita facturación',
    description: 'Active la facturación de este proyecto de Google Cloud para usar Google Maps.',
  },
  billingHint: {
    text: 'Hay un problema de facturación con la API de Google Maps. Active la facturación en Google Cloud Console.',
    steps: [
      'Active la facturación en el proyecto de Google Cloud.',
      'Active la Maps JavaScript API y la Places API.',
      'Espere unos minutos e intente de nuevo.',
    ],
    link: 'Abrir Google Cloud Console',
    console: 'https://console.cloud.google.com/project/_/billing/enable',
  },
};

export const googleAddressWords: Translated<typeof enAddress> = {
  failed: 'No se pudo iniciar el autocompletado de direcciones',
  retry: 'Cargar de nuevo',
  typeInstead: 'Escribir la dirección',
};

export const recaptchaWords: Translated<typeof enRecaptcha> = {
  failed: 'No se pudo cargar el script de reCAPTCHA',
  blocked: 'su script no se cargó',
  failedToast: 'Error de la API de reCAPTCHA',
  alert: (error: string) => `No se pudo cargar reCAPTCHA: ${error}`,
  /** Shown when the widget loses its connection to Google, which the page has to report itself. */
  lost: 'reCAPTCHA perdió la conexión. Intente de nuevo.',
  billingHint:
    'Es un problema de facturación del proyecto de Google Cloud. Active la facturación en Google Cloud Console.',
  builtIn: 'Usar la verificación del sitio',
};
