import type { locationWords as en } from '../../en/form/location.ts';
import type { Translated } from '../../translated.ts';

/** Texts about a shared position and the address, needed once the form is in use. The button's are in form.ts. */
export const locationWords: Translated<typeof en> = {
  shared: (accuracy: number) =>
    `Ubicación compartida, con una precisión de ${Math.round(accuracy)} m`,
  inexact: 'Es una zona amplia. Escriba también la dirección.',
  outside:
    'Esta dirección puede estar fuera de nuestras ocho ciudades. Llámenos y le decimos si podemos ir.',
};
