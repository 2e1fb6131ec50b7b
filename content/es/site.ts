import type {
  callPanel as enCallPanel,
  errorScreen as enErrorScreen,
  fallback as enFallback,
  nextSteps as enNextSteps,
  requestCard as enRequestCard,
} from '../en/site.ts';
import type { Translated } from '../translated.ts';

/** Texts of the sections that several pages share. */

/** The last section of most pages. */
export const callPanel: Translated<typeof enCallPanel> = {
  title: '¿Prefiere hablarlo?',
  text: 'Llamar es más rápido. Contestamos a toda hora, todos los días.',
  call: 'Llame ahora',
};

/** The link for a text message to the number, shown on phones only. */
export const textUs = 'Mensaje de texto';

export const requestCard: Translated<typeof enRequestCard> = {
  title: 'Pedir servicio',
  text: 'Reciba respuesta de nuestro equipo',
};

/** What happens after a request. Must promise neither a time nor a price. */
export const nextSteps: Translated<typeof enNextSteps> = {
  title: 'Qué pasa después',
  steps: [
    {
      title: 'Recibimos su solicitud',
      text: 'Queda guardada en cuanto la manda, a cualquier hora, y usted recibe un número de referencia.',
    },
    {
      title: 'Le llamamos',
      text: 'Le llamaremos para repasar la dirección, el trabajo y el precio.',
    },
    {
      title: 'Tenga a mano su identificación',
      text: 'Saque su identificación con foto y algo que muestre que el lugar o el carro es suyo, o que usted vive o trabaja ahí. Sirve un contrato de renta, un recibo o el registro del carro.',
    },
  ],
};

export const errorScreen: Translated<typeof enErrorScreen> = {
  title: 'Algo salió mal',
  message: 'Hubo un error inesperado. Intente de nuevo o vuelva a la página de inicio.',
  back: 'Volver',
  home: 'Ir al inicio',
};

/** Shown in place of a part of a page that failed. */
export const fallback: Translated<typeof enFallback> = {
  title: 'Algo salió mal',
  message: 'Hubo un error inesperado. Intente de nuevo.',
  retry: 'Intentar de nuevo',
};
